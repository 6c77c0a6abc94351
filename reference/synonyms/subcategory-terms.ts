import { readTerms, type SubcategoryTerms } from "@/reference/synonyms/term-table";

/** Words of every subcategory: Hindi, Hindi in Latin letters, words of the trade (`readTerms` says how it is written). */
const table = `
# machinery-tools/pumps
पानी का पंप|पानी की मोटर पंप|paani ka pump|water motor pump|pani wala pump > water pump
submersible pump|borewell pump = bore pump
pressure pump = booster pump
monoblock|mono block > monoblock pump
sewage pump|mud pump|गंदे पानी का पंप > dewatering pump
motor pump|water pumping motor > pump
# machinery-tools/gears-transmission
गियर|गेयर|geyar|giyar > gears
gear box|गियर बॉक्स|giyar box = gearbox
speed reducer|reduction gear|reducer gearbox|gear reducer = gearbox
gear motor|gearmotor = geared motor
v belt|vee belt|पट्टा > belts
roller chain|drive chain > chain sprocket
# machinery-tools/cnc-job-work
सीएनसी|sienesi|cnc work|cnc kaam|cnc ka kaam > cnc
vmc|vmc job work|vmc machining > cnc milling
cnc machining|cnc turning work|turning job work > cnc turning
job work machining|machine shop|मशीनिंग > machining
kharad ka kaam|खराद का काम > turning
# machinery-tools/lathes-machine-tools
लेथ|leth machine|lathe mashin > lathe
milling machine|मिलिंग मशीन|drilling machine|radial drill > machine tools
power press|पावर प्रेस > press machine
grinding machine > grinder
surface grinder|surface grinding machine > machine tools
machine tool > machine tools
# machinery-tools/power-hand-tools
ड्रिल|dril|drill gun|hammer drill|bosch drill > drill
ग्राइंडर|angle grinder|kating machine|cutting machine > grinder
पाना|pana|spanner set|wrench set = spanners
पेचकस|pechkas|screw driver = screwdriver
हथौड़ा|hathoda|hathauda > hammer
औज़ार की दुकान|auzar ki dukan|tool shop|hardware tools > hand tools
# machinery-tools/air-compressors
हवा की मशीन|hawa ki machine|hawa bharne ki machine > air compressor
air compressor machine|screw compressor|piston compressor > compressor
compressor service|compressor repair > air compressor
# machinery-tools/bearings
बेयरिंग की दुकान|bairing|biring > bearing
roller bearing|taper bearing|pillow block|plummer block = bearing
# machinery-tools/food-machines
आटा मशीन|aata machine|atta machine|flour machine > flour mill
dough kneader|आटा गूंथने की मशीन|dough mixer = dough machine
तेल निकालने की मशीन|tel ki machine|oil press|kachi ghani machine = oil expeller
नमकीन मशीन|namkeen machine|snack machine|chips machine > food processing machines
pulverizer|masala machine|मसाला मशीन > pulveriser
bakery oven|bakery machine > oven
# packaging/corrugated-boxes
गत्ते का डिब्बा|गत्ते के डिब्बे|गत्ता बॉक्स|gatte ke dibbe|cardboard box|card board box|carton box wala > corrugated boxes
3 ply box|5 ply box|7 ply box|packing carton|shipping box|courier box > corrugated boxes
carton|cartons = corrugated box
# packaging/woven-sacks
बोरा बोरी|प्लास्टिक की बोरी|bori wala|katta bori|pp woven bags > woven sacks
fibc|big bag|bulk bag = jumbo bag
jute bori|टाट|taat|gunny bags > gunny
# packaging/strapping-twine
पैकिंग पट्टी|packing patti|pp strap|strap roll|strap patti > strapping
सुतली रोल|sutli roll|baler twine|packing rope > twine
# packaging/pouches-films
पाउच|pauch|packing pouch|stand up pouch|zip lock bag|ziplock > pouches
पन्नी रोल|panni roll|shrink wrap|cling film|shrink film|stretch wrap > film
बबल रैप|air bubble roll|bubble roll = bubble wrap
bopp|ldpe bag > pouches films
# packaging/bottles-jars
प्लास्टिक की बोतल|pet bottle|plastic bottle|pani ki bottle|paani ki bottle > bottles
मर्तबान|martaban|barni|बरनी|pet jar|glass jar|kaanch ki bottle|कांच की बोतल > jars
bottle cap|dhakkan|ढक्कन > caps
# packaging/tapes-labels
टेप|सेलो टेप|sello tape|cello tape|brown tape|packing tape > bopp tape
लेबल|स्टीकर|stiker|sticker|stickers|barcode sticker > labels
bar code label > barcode label
# packaging/packing-machines
पैकिंग मशीन|paking machine|packaging machine|pouch packing machine > packing machine
सीलिंग मशीन|silling machine|band sealer|pouch sealer = sealing machine
filling machine|भरने की मशीन|bharne ki machine > filling
shrink machine|shrink wrapping machine = shrink wrapping
# packaging/wooden-pallets
लकड़ी की पेटी|lakdi ki peti|wooden box|wooden packing = wooden crate
pallet|palet|लकड़ी का पैलेट > wooden pallets
# textiles-garments/yarn
कपास का धागा|kapas ka dhaga|sewing thread|silai dhaga|सिलाई धागा > thread
hosiery yarn|knitting yarn|woollen yarn|ऊन|oon|wool yarn > yarn
# textiles-garments/fabrics
थान|kapde ka than|कपड़े का थान|fabric shop|kapde ki dukan|कपड़े की दुकान > fabrics
सूती कपड़ा|suti kapda|cotton cloth|suti > cotton fabric
डेनिम|denim cloth > denim
रेशम|resham|silk cloth > silk
# textiles-garments/sarees-ethnic-wear
साड़ी की दुकान|saree ki dukan|saree shop|sari wholesaler > sarees
बनारसी साड़ी|banarasi sari|banarsi saree > banarasi saree
kanjivaram|kanjeevaram|kanchipuram silk > silk saree
dupatta|दुपट्टा|chunni|चुन्नी > ethnic wear
शेरवानी|kurta pajama|कुर्ता पजामा > sherwani
# textiles-garments/uniforms-workwear
स्कूल की वर्दी|school ki dress|school vardi > school uniform
boiler suit|dangri|डांगरी|coverall = coveralls
factory uniform|worker dress|hotel uniform > uniforms
ppe|ppe kit|hi vis jacket|safety jacket > workwear
apron|lab coat = aprons
# textiles-garments/knitwear
टी शर्ट|टीशर्ट|tshirt|tee shirt|tee = t shirt
polo shirt|collar t shirt|polo > polo t shirts
स्वेटर|sweter|sweater = sweaters
hosiery|होज़री|baniyan|बनियान|vest|innerwear|undergarments > knitwear
hoodie|hoodies|sweatshirt > sweatshirts
# textiles-garments/home-textiles
चादर तकिया|bedsheet|bed sheet|chaddar|चद्दर|palang ki chadar = bed sheets
तौलिया|tauliya|tauliye|towel = towels
कंबल|kambal|kammal|blanket = blankets
तकिया|takiya|pillow cover > pillow
दरी|कालीन|kaleen|kalin|galicha|rug|rugs = carpets
# textiles-garments/embroidery-job-work
सिलाई का काम|silai ka kaam|stitching unit|garment job work > stitching
कढ़ाई का काम|kadhai ka kaam|computer embroidery|zardosi|aari work > embroidery
alteration|कपड़े ठीक|blouse stitching > tailoring
# textiles-garments/leather-footwear
जूते की दुकान|jute ki dukan|shoe shop|sports shoes > footwear
चमड़े का सामान|chamde ka saman|leather goods|wallet|purse|बटुआ|batua|leather belt > leather
safety shoe|gumboot|gum boots = safety shoes
# building-materials/cement-concrete
सीमेंट की बोरी|cement ki bori|ppc cement|opc cement > cement
rmc|आरएमसी|readymix|readymix concrete|ready mix = ready mix concrete
कंक्रीट|kankrit|concreat > concrete
# building-materials/bricks-blocks
लाल ईंट|lal eent|lal int|red brick|clay brick > bricks
aac|aac block|siporex|lightweight block = aac blocks
पेवर|पेवर ब्लॉक|paver|paver block|interlocking tiles = paver blocks
cement block|solid block|hollow block > concrete blocks
# building-materials/sand-aggregates
बालू रेत|balu ret|m sand|msand|crush sand|manufactured sand > sand
रोड़ी बजरी|rodi bajri|kankar|कंकड़|metal gitti|20mm gitti > aggregates
stone dust|quarry dust|murum|मुरम > aggregates
# building-materials/tmt-steel
लोहे की छड़|lohe ki chhad|lohe ka saria|sariya rod|iron rod|tor steel|tmt sariya > tmt bars
गर्डर|girder|gardar|i beam|channel angle|ms angle > structural steel
binding wire|बाइंडिंग तार > tmt steel
# building-materials/tiles-sanitaryware
फर्श की टाइल|farsh ki tile|floor tile|wall tile|bathroom tiles > tiles
कमोड|kamod|western toilet|toilet seat|wc = sanitaryware
वॉश बेसिन|washbasin|haath dhone ka basin > wash basin
cp fittings|bath fitting|bathroom fitting > bath fittings
# building-materials/doors-windows
लकड़ी का दरवाज़ा|lakdi ka darwaza|wooden door|flush door|main door = doors
upvc|यूपीवीसी|aluminium khidki|एल्युमीनियम खिड़की|sliding window > windows
शटर|shutter|rolling shutter|dukan ka shutter = rolling shutters
चौखट|chaukhat|chokhat|door frame = door frames
# building-materials/paints-waterproofing
दीवार का रंग|deewar ka rang|wall paint|exterior paint|emulsion = paints
पुट्टी|putty|wallputty|wall care putty > wall putty
वॉटरप्रूफिंग केमिकल|water proofing chemical|dr fixit > waterproofing
primer|enamel paint > paints
# building-materials/plywood-laminates
प्लाई बोर्ड|plyboard|marine ply|block board|blockboard = plywood
एमडीएफ|mdf board|hdf|particle board = mdf
विनियर|vinear|veneer sheet > veneer
laminate sheet|mica|माइका|formica > laminates
# electrical-solar/panels-switchgear
बिजली का पैनल|bijli ka panel|control panel|mcc panel|pcc panel|lt panel|electric panel > panels
mcb|एमसीबी|mccb|elcb|rccb|switch gear > switchgear
db box|meter board > distribution board
स्विच|सॉकेट|switch board|swich|bijli ke switch > switches
# electrical-solar/wires-cables
बिजली की तार|bijli ki tar|house wire|copper wire|electrical wire > wires
केबल तार|kebal|power cable|armoured cable|armored cable > cables
# electrical-solar/rooftop-solar
सोलर सिस्टम|छत पर सोलर|chhat par solar|ghar ka solar|solar system|pv panel|photovoltaic = rooftop solar
सोलर वाटर हीटर|solar geyser|solar heater = solar water heater
on grid solar|off grid solar > rooftop solar
# electrical-solar/led-lighting
एलईडी लाइट|led lait|led lights|ledbulb|led lamp = led lighting
झूमर|jhoomar|jhumar|chandelier = chandeliers
सड़क की लाइट|street light|streetlight = street lights
flood light|floodlight|high bay light > led lighting
# electrical-solar/generators
जनरेटर किराया|generator kiraya|generator hire|genset rental|genset hire|generator rental = generator on rent
डीजी सेट|d g set|diesel generator|generator set|silent generator = dg set
# electrical-solar/motors-transformers
बिजली की मोटर|bijli ki motor|induction motor|three phase motor > motor
मोटर वाइंडिंग|motor baindig|motor rewinding|मोटर रिवाइंडिंग|motor binding > motor rewinding
voltage stabilizer|servo stabilizer|stabiliser > servo stabiliser
ac drive|variable frequency drive = vfd
# electrical-solar/inverters-batteries
यूपीएस बैटरी|online ups|u p s|uninterruptible power supply = ups
घर का इन्वर्टर|ghar ka inverter|home inverter|home ups = inverters
inverter ki battery|इन्वर्टर बैटरी|tubular battery > inverters
lithium battery|lithium ion|li ion > batteries
# electrical-solar/electrical-contractors
electrical work|electrical contractor|wiring contractor|industrial electrician = electrical contractors
अर्थिंग|arthing|lightning arrester > earthing
ht line|substation work|sub station > electrical contractors
# food-agriculture/spices
खड़े मसाले|khade masale|whole masala|sabut masala|साबुत मसाला = whole spices
लाल मिर्च|lal mirch|mirchi powder|मिर्च पाउडर|lal mirchi = red chilli
काली मिर्च|kali mirch|kalimirch = black pepper
इलायची|elaichi|ilaichi|elaychi = cardamom
धनिया|dhaniya|dhania = coriander
सौंफ|saunf|sonf = fennel
लौंग|laung|long masala > cloves
हल्दी पाउडर|haldi powder = turmeric
# food-agriculture/rice-grains-pulses
चावल थोक|chawal thok|basmati chawal|बासमती चावल|basmati = basmati rice
दाल चावल|dal chawal|toor dal|अरहर दाल|arhar dal|tur dal > pulses
चने|chane|kabuli chana|छोले|chole = chickpeas
मक्का|makka|makai|maize corn = maize
बाजरा|bajra|jowar|ज्वार|ragi|रागी|millet = millets
आटा|aata|gehu ka atta|गेहूँ का आटा|आटा थोक|आटा किलो|wheat flour = atta
# food-agriculture/fruits-vegetables
ताज़ी सब्ज़ी|taji sabzi|sabji wala|sabzi wala|सब्ज़ी मंडी|sabzi mandi > vegetables
फल वाला|fal|phal wala|fruit shop > fruits
टमाटर|tamatar = tomato
केला|kela = banana
नारियल|nariyal|naryal|coconut = coconuts
lehsun|लहसुन|lahsun = garlic
अदरक|adrak = ginger
mushroom|मशरूम|khumbi > mushrooms
# food-agriculture/dairy
दूध डेयरी|milk dairy|doodh dairy|milk supplier|dudh wala > milk
देसी घी|desi ghee|shudh ghee|शुद्ध घी|cow ghee > ghee
दही छाछ|chhachh|छाछ|buttermilk|lassi|लस्सी > curd
chhena|छेना|cottage cheese = paneer
# food-agriculture/tea-coffee
चाय की पत्ती|chay patti|assam tea|darjeeling tea|ctc tea > tea
कॉफ़ी|कॉफी|kofi|coffee powder|filter coffee > coffee
# food-agriculture/oils-jaggery
खाने का तेल|khane wala tel|refined oil|groundnut oil|मूंगफली तेल|mungfali tel > edible oil
कोल्हू का तेल|kolhu ka tel|cold pressed oil|wood pressed oil|kachi ghani = cold pressed oils
गुड़ शक्कर|gud shakkar|shakkar|शक्कर|khand|खांड > jaggery
# food-agriculture/snacks-sweets
मिठाई की दुकान|mithai ki dukan|mithai wala|sweets shop|mithaiwala > sweets
नमकीन भुजिया|bhujia|भुजिया|sev|सेव|farsan|फरसाण = namkeen
पापड़|papadam|appalam > papad
अचार|achar|achaar|pickle = pickles
बिस्कुट|biskut|biscuit|cookies = biscuits
dry fruits|dryfruits|मेवा|mewa|meva|kaju|काजू|badam|बादाम > dry fruit
# food-agriculture/farm-equipment
ट्रेक्टर|tractor trolley|mini tractor|tractor implements > tractor
कल्टीवेटर|rotavater|cultivator|rotavetor = rotavator
ड्रिप सिंचाई|drip sinchai|tapak sinchai|sprinkler|drip system = drip irrigation
spray pump|स्प्रे मशीन|dawai chidakne ki machine|sprayer machine = sprayer
harvester|हार्वेस्टर|chaff cutter|चारा मशीन|kutti machine > farm equipment
# food-agriculture/seeds-fertilisers
गेहूँ का बीज|gehu ka beej|sabzi ke beej|hybrid seed > seeds
जैविक खाद|jaivik khad|organic fertilizer|vermi compost|केंचुआ खाद|kenchua khad = vermicompost
कीटनाशक|kitnashak|keetnashak|pesticide|insecticide = pesticides
dap|डीएपी|npk|fertilisers shop > fertilisers
पौधे|paudhe|nursery plants|नर्सरी > plants
# home-repair/ac-service
एसी रिपेयर|एसी ठीक|ac theek|ac thik karna|ac repairing wala|split ac service|window ac repair > ac repair
ac fitting|एसी फिटिंग|ac lagana > ac installation
ac gas filling|ac gas refill|gas charging = ac gas
# home-repair/plumbing
नल ठीक|nal theek|nal thik|टोंटी ठीक|pipe repair|tap fitting|bathroom fitting repair > plumber
पाइप लाइन|pipe line work|pipeline fitting|sanitary work|sanitary fitting > plumbing
नाली जाम|naali jam|nali block|drain cleaning|drainage cleaning|blocked drain > plumbing
motor fitting|tank fitting|टंकी लगाना > plumbing
# home-repair/home-electrician
बिजली ठीक|bijli theek|bijli repair|bijli mechanic|current ka kaam|बिजली रिपेयर > electrician
पंखा ठीक|pankha theek|fan repair|pankha repair|fan fitting|पंखा मरम्मत > electrician
wiring work|वायरिंग|vairing|short circuit > electrician
electrical repair|electric mistri|इलेक्ट्रिक मिस्त्री > home electrician
# home-repair/house-painting
घर पेंट|paint karne wala|wall painter|painting contractor|deewar paint|दीवार पेंट > house painting
painter|painters|paint work = house painting
वॉल टेक्सचर|wall texture|texture painting > texture paint
wood polish|furniture polish|पॉलिश वाला > wood polishing
# home-repair/carpentry
लकड़ी वाला मिस्त्री|carpenter near|badhai mistri|furniture repair|furniture banane wala|फर्नीचर मिस्त्री > carpenter
door repair|दरवाज़ा ठीक|darwaza theek|lock fitting|furniture assembly > carpentry
# home-repair/appliance-repair
फ्रिज ठीक|fridge theek|fridge repairing|refrigerator service|फ्रिज रिपेयर = fridge repair
वॉशिंग मशीन ठीक|washing machine theek|washing machine repairing|वाशिंग मशीन रिपेयर > washing machine repair
टीवी ठीक|tv theek|led tv repair|lcd repair|television mechanic = tv repair
गीज़र ठीक|geyser theek|geyser repairing|water heater repair = geyser repair
microwave repairing|oven repair|माइक्रोवेव रिपेयर = microwave repair
chimney cleaning|chimney repair|चिमनी सफाई = chimney service
गैस चूल्हा|gas chulha|gas stove repair|chulha repair = gas stove
# home-repair/water-purifiers
आरओ ठीक|ro theek|ro repair|ro service|ro mechanic|water purifier repair|आरओ सर्विस|kent ro > water purifier service
ro|r o system|water purifier machine|filter machine = water purifier
# home-repair/waterproofing-masonry
छत टपकना|chhat tapakna|leakage repair|leak proof|पानी टपकना|pani tapakna|terrace leakage > waterproofing
दीवार बनाना|deewar banana|plaster work|प्लास्टर|brick work|eent ka kaam > masonry
टाइल लगाना|tile lagana|tiles fitting|tile fixing|tile laying|मार्बल लगाना|marble fitting = tile work
ठेकेदार|thekedar|theka|building contractor|civil contractor|house construction|makan banana|मकान बनाना > masonry
# transport-logistics/packers-movers
पैकर्स मूवर्स|packers n movers|packer mover|packersmovers|movers|mover packer = packers movers
घर बदलना|ghar badalna|saman le jana|सामान ले जाना|office shifting|household shifting > relocation
car carrier|bike transport|gadi transport|बाइक ट्रांसपोर्ट > car transport
# transport-logistics/truck-hire
ट्रक किराया|truck kiraya|truck kiraye par|truck rental|truck booking|truck on rent = truck hire
टेंपो किराया|tempo booking|tempo rental|tempo kiraye par|mini truck|pickup van|छोटा टेंपो = tempo hire
ट्रांसपोर्टर|transporter|transport company|goods carrier|ट्रांसपोर्ट > transport truck
ट्रेलर|trailer hire|trailer rental|container truck > trailer
# transport-logistics/warehousing
गोदाम किराया|godam kiraya|godown on rent|godown rent|warehouse on rent > warehousing
warehouse|ware house|storage godown = warehousing
भंडारण|bhandaran|storage facility|3pl > warehousing
# transport-logistics/courier-cargo
पार्सल भेजना|parcel bhejna|parcel service|courier wala|courier company|कूरियर सर्विस|courier service > courier
कार्गो|kargo|air cargo|rail cargo > cargo
docket|express parcel|door to door delivery|same day delivery > courier
# transport-logistics/cold-chain
शीतगृह|शीत भंडार|sheet grah|coldstorage|कोल्ड स्टोरेज|kold store = cold storage
reefer|reefer truck|reefer van|refrigerated truck = refrigerated van
cold room|walk in cooler|deep freezer room = cold rooms
# transport-logistics/crane-forklift-hire
क्रेन किराया|crane kiraya|crane booking|crane rental|crane service = crane hire
फोर्कलिफ्ट|forklift on rent|fork lift|forklift rental = forklift hire
जेसीबी|jcb|jcb on rent|jcb kiraya|excavator|earth mover|backhoe = jcb hire
boom lift|scissor lift|man lift = aerial lift
# transport-logistics/freight-customs
कस्टम क्लियरेंस|custom clearance|customs clearance|customs broker|cha agent = customs clearing
माल भाड़ा|maal bhada|freight forwarder|freight agent|sea freight|air freight = freight forwarding
import export|आयात निर्यात|iec code|exim consultant > customs
# transport-logistics/bus-cab-hire
बस बुकिंग|bus kiraya|bus rental|tourist bus|mini bus|bus on hire|बस किराए पर = bus hire
कैब|cab booking|taxi service|taxi booking|cab rental|टैक्सी बुकिंग|outstation taxi = cab hire
traveller on rent|tempo traveler|टेंपो ट्रैवलर = tempo traveller
ड्राइवर|driver on call|driver chahiye|chauffeur > driver
airport taxi|airport cab|airport drop = airport transfer
# chemicals-plastics/industrial-chemicals
रसायन|rasayan|kemikal|chemical supplier|chemical shop > chemicals
कास्टिक|kastik|caustic|sodium hydroxide|naoh = caustic soda
soda|soda ash light|washing soda|sodium carbonate = soda ash
bleaching|ब्लीचिंग|bleaching powder wala = bleaching powder
फिटकरी|fitkari|phitkari = alum
# chemicals-plastics/solvents-acids
गंधक का तेज़ाब|gandhak ka tezab|sulfuric acid|h2so4 = sulphuric acid
नमक का तेज़ाब|namak ka tezab|hcl|muriatic acid = hydrochloric acid
ipa|iso propyl alcohol|rubbing alcohol = isopropyl alcohol
थिनर|tharra|paint thinner|toluene|acetone > solvents
# chemicals-plastics/dyes-pigments
कपड़े का रंग|kapde ka rang|fabric dye|reactive dye|textile dye = dyes
रंजक|ranjak|oxide colour|titanium dioxide|tio2 > pigments
food colour|खाने का रंग|khane ka rang = food colours
# chemicals-plastics/plastic-granules
प्लास्टिक का दाना|plastic ka dana|pp dana|ld dana|hd dana|reprocessed granules|recycled granules > plastic granules
masterbatch|master batch|मास्टरबैच = masterbatches
abs granules|nylon granules|polymer granules > plastic granules
# chemicals-plastics/plastic-crates-drums
प्लास्टिक ड्रम|plastic dram|hdpe drum|blue drum|neela drum|नीला ड्रम = plastic drums
क्रेट|kret|plastic crate|sabzi crate|fruit crate|milk crate = plastic crates
जेरीकैन|jerrycan|jerry can|jarican = jerry cans
पानी की टंकी प्लास्टिक|plastic tank|sintex tank|water storage tank = water tanks
# chemicals-plastics/adhesives-resins
चिपकाने वाला|chipkane wala|फेविकोल गोंद|wood glue|white glue|gum = adhesive
epoxy|एपॉक्सी|epoxy floor|epoxy coating = epoxy resin
hot melt glue|glue stick|hotmelt > hot melt adhesive
fibre glass resin|frp resin|polyester resin > resins
# chemicals-plastics/water-treatment
पानी शुद्धिकरण|pani shuddh|effluent treatment|etp|stp|sewage treatment|ईटीपी|एसटीपी = water treatment
industrial ro|ro plant|आरओ प्लांट|mineral water plant > water treatment
water softener|softner|पानी सॉफ्टनर = softener
# chemicals-plastics/lab-chemicals
प्रयोगशाला का सामान|lab saman|lab reagent|laboratory reagent|lab chemical|ar grade = laboratory chemicals
lab glassware|beaker|test tube|बीकर = glassware
# metals-fabrication/tubes-pipes
लोहे का पाइप|lohe ka pipe|iron pipe|ms tube|erw pipe|mild steel pipe = ms pipe
पीवीसी पाइप|pvc pipe|cpvc pipe|plastic pipe|upvc pipe > pvc pipes
ss pipe|ss tube|stainless pipe|स्टेनलेस पाइप = stainless steel pipe
galvanised pipe|galvanized pipe|जीआई पाइप > gi pipe
# metals-fabrication/sheets-coils
लोहे की चादर|lohe ki chadar|lohe ki sheet|ms sheet|ms plate|iron sheet|hr sheet|cr sheet = steel sheets
स्टेनलेस शीट|ss sheet|ss plate|stainless sheet = stainless steel sheet
एल्युमीनियम शीट|aluminium chadar|aluminum sheet = aluminium sheet
roofing|छत की चादर|chhat ki chadar|tin shed|टिन शेड|colour coated sheet > roofing sheets
# metals-fabrication/castings-forgings
ढलाई का काम|dhalai ka kaam|casting|ci casting|metal casting|die casting|sand casting = castings
forging|फोर्जिंग|forjing|forged parts = forgings
# metals-fabrication/fasteners-wire
नट बोल्ट की दुकान|nut bolt shop|bolts|nuts|washer|fastener|hardware shop = fasteners
कील पेच|keel pech|screws nails|anchor bolt > fasteners
कांटेदार तार|kantedar taar|fencing wire|jali taar|तार की जाली|chain link|chain link fencing|wire mesh = fencing
# metals-fabrication/structural-fabrication
लोहे का ढांचा|lohe ka dhancha|steel structure|peb|pre engineered building|structural work|truss = structural fabrication
शेड|tin shed banane wala|factory shed|shed construction|parking shed > shed fabrication
फैब्रिकेटर|fabricator|fabrication work|fabrikeshan|loha mistri|लोहा मिस्त्री|lohar|लोहार = fabrication
welding work|वेल्डिंग का काम|welding ka kaam|welding shop|argon welding > fabrication
# metals-fabrication/laser-cutting
लेज़र कटिंग|लेजर|laser kating|lezar|cnc laser|laser cut = laser cutting
sheet bending|bending work|press brake|बेंडिंग = bending
plasma cutting|water jet cutting|waterjet > cutting
# metals-fabrication/gates-grilles
लोहे का दरवाज़ा|lohe ka darwaza|main gate|steel gate|gate banane wala > gates
खिड़की की जाली|khidki ki jali|balcony grill|window jali|safety grill = grilles
सीढ़ी की रेलिंग|seedhi railing|ss railing|stair railing|balcony railing = railings
sliding gate|automatic gate > gates
# metals-fabrication/scrap-recycling
कबाड़ी वाला|kabadi wala|kabaadi wala|kabari|kabadiwala|scrap wala|bhangar wala|भंगार वाला > scrap
लोहा भंगार|loha bhangar|iron scrap|copper scrap|loha kabad > metal scrap
रद्दी वाला|raddi wala|paper scrap|old newspaper|अख़बार रद्दी = waste paper
e waste|ई वेस्ट|ewaste|electronic waste > e waste recycling
# furniture-interiors/office-furniture
दफ़्तर की कुर्सी|office kursi|daftar ki kursi|computer chair|revolving chair|executive chair = office chairs
दफ़्तर की मेज़|office table|office desk|workstation table|work station|workstations = office desks
office almari|file cabinet|filing cabinet|steel almari|steel almirah|स्टील अलमारी > office furniture
# furniture-interiors/home-furniture
घर का सामान लकड़ी|ghar ka furniture|furniture shop|फर्नीचर की दुकान|furniture ki dukan|farnichar > home furniture
बेड|double bed|palang bed|पलंग बेड|cot|diwan|दीवान = beds
अलमारी कपड़ा|kapde ki almari|wardrobes|cupboard|almari|almirah|almira = wardrobe
डाइनिंग टेबल|dining set|khane ki mez|खाने की मेज़ = dining table
# furniture-interiors/mattresses-sofas
गद्दे की दुकान|gadde ki dukan|matress|foam mattress|coir mattress|spring mattress|mattres > mattresses
सोफा सेट|couch|settee|sofa cum bed|l shape sofa > sofas
सोफा रिपेयर|sofa repairing|sofa repair|sofa cover > sofa
# furniture-interiors/modular-kitchens
रसोई अलमारी|rasoi almari|modular rasoi|kichan|kitchen furniture|kitchen design|मॉड्यूलर किचन डिज़ाइन > modular kitchen
kitchen trolley|किचन ट्रॉली|kitchen cabinets > modular kitchens
# furniture-interiors/interior-design
इंटीरियर|intirior|interior designing|interior contractor|home interior|office interior|घर की सजावट > interior design
वॉलपेपर|wall paper|wallpaper|3d wallpaper = wallpapers
turnkey interior|fit out|interior fitout > interiors
# furniture-interiors/false-ceilings
छत डिज़ाइन|chhat design|pop work|पीओपी का काम|pop ka kaam|ceiling work|falseceiling|gypsum board = false ceiling
पार्टीशन|partition|office partition|glass partition|aluminium partition = partitions
grid ceiling|armstrong ceiling > false ceilings
# furniture-interiors/curtains-blinds
खिड़की के पर्दे|khidki ke parde|parda wala|curtain shop|curtain stitching > curtains
ब्लाइंड|roller blind|venetian blind|zebra blind|bamboo blind|चिक = blinds
mosquito net|मच्छरदानी|machhardani|machhar jali|मच्छर जाली = mosquito nets
# furniture-interiors/shop-fittings
दुकान का रैक|dukan ka rack|rack|racks|display rack|supermarket rack|slotted angle = shop racks
shop furniture|counter table|दुकान काउंटर|display counter|showroom furniture = shop fittings
storage rack|heavy duty rack|warehouse rack|godown rack = storage racks
# electronics-it/laptops-computers
लैपटॉप की दुकान|laptop shop|laptop on rent|laptop rental|refurbished laptop|second hand laptop|पुराना लैपटॉप > laptop
कंप्यूटर की दुकान|computer shop|assembled pc|gaming pc|desktop computer|कम्प्यूटर > computers
monitor|keyboard mouse|hard disk|ssd > computers
# electronics-it/cctv-biometrics
सीसीटीवी कैमरा|cc tv|cctv lagana|camera lagwana|surveillance camera|कैमरा लगाना|ip camera|dvr|nvr > cctv camera
बायोमेट्रिक|attendance machine|haziri machine|हाज़िरी मशीन|fingerprint machine|thumb machine|attendance system = biometric attendance
vdp > video door phone
# electronics-it/networking-servers
वाई फाई|wifi lagana|wi fi router|router|structured cabling|lan cabling|network cabling = networking
सर्वर|sarvar|server rack|nas storage > servers
epabx|इंटरकॉम|pbx = intercom
# electronics-it/circuit-boards-components
पीसीबी|pcb|pcb board|printed circuit board|pcb manufacturing = circuit boards
इलेक्ट्रॉनिक पुर्जे|electronic parts|resistor|capacitor|microcontroller|ic chip = electronic components
pcb assembly|smt assembly|soldering work > circuit boards
# electronics-it/billing-pos
बिल मशीन|bill machine|billing machine wala|cash register|pos machine|पीओएस|swipe machine > billing machine
thermal printer|bill printer|receipt printer > billing
barcode scanner|bar code scanner|बारकोड स्कैनर = barcode scanners
weighing machine|वज़न मशीन|tarazu|तराज़ू|electronic kanta|कांटा|weight machine > weighing scale
# electronics-it/mobile-phone-repair
मोबाइल रिपेयरिंग|mobile repairing|mobile thik|phone theek|mobile mistri|mobile screen|display change|iphone repair > mobile repair
लैपटॉप रिपेयर|laptop theek|laptop repairing|laptop thik|लैपटॉप ठीक|computer repairing|कंप्यूटर रिपेयर > laptop repair
data recovery|डेटा रिकवरी > laptop repair
# electronics-it/software-websites
वेबसाइट|web site|web design|site banwana|website banwana|ecommerce website = websites
ऐप बनाना|app banana|mobile app|android app|app development = app
सॉफ्टवेयर कंपनी|software company|it company|erp|crm|inventory software > software
seo|एसईओ|search engine optimization|google ads > digital marketing
# automotive/car-service
कार सर्विसिंग|car servicing|car thik|gaadi theek|gadi repair|gaadi repair|car repairing|कार रिपेयर > car repair
गाड़ी धोना|gadi dhona|car washing|car dhulai|कार धुलाई|car detailing|car cleaning = car wash
dent paint|denting|dent repair|डेंटिंग पेंटिंग|car painting = denting painting
car ac repair|car ac gas|गाड़ी का एसी > car ac
गैरेज|garage near|workshop car|multi brand garage > car service
# automotive/two-wheeler-service
बाइक रिपेयर|bike thik|bike theek|bike garage|bike servicing|motor cycle repair|two wheeler repair|2 wheeler repair|2 wheeler service > two wheeler service
स्कूटी सर्विस|scooty service|scooter service|activa service|activa repair > scooter service
# automotive/tyres-wheels
टायर की दुकान|tyre shop|tyre ki dukan|car tyre|bike tyre|truck tyre|tayar ki dukan > tyres
पंक्चर वाला|puncture wala|panchar wala|puncture shop|tubeless puncture > tyre
wheel balancing|व्हील अलाइनमेंट|alignment balancing = wheel alignment
alloy wheel|mag wheel|अलॉय व्हील = alloy wheels
# automotive/car-batteries
गाड़ी की बैटरी|gadi ki battery|gaadi ki battery|car batri|bike battery|truck battery > vehicle batteries
कार बैटरी|car battery replacement|exide battery|amaron battery = car battery
erickshaw battery|ई रिक्शा बैटरी|toto battery = e rickshaw battery
jump start|battery jumpstart > car battery
# automotive/auto-spares
गाड़ी के पार्ट्स|gadi ke parts|gaadi ke purje|spare part|car spares|bike spares|truck spares|automobile parts > auto spare parts
brake pad|clutch plate|ब्रेक|silencer|साइलेंसर|shocker|shock absorber > spare parts
engine oil|इंजन ऑयल|mobil oil|lubricant|grease = lubricants
# automotive/car-accessories
सीट कवर|seat covers|gadi ki seat|car seat cover|गाड़ी का सीट कवर = car seat covers
car stereo|car music system|car speaker|android stereo = car audio
sun film|window film|dhoop ki film|car perfume|car mat|foot mat > car accessories
गाड़ी की सजावट|gadi ki sajawat|car decor|car modification > car accessories
gps|vehicle tracker|gps tracking|जीपीएस = gps tracker
# automotive/truck-bus-bodies
ट्रक बॉडी|truck ki body|truck body builder|body builder|bus body|बस बॉडी|container body|tipper body = truck body
load body|tanker body|टैंकर > truck bus bodies
# automotive/ev-scooters-charging
इलेक्ट्रिक गाड़ी|electric gadi|electric vehicle|electric bike|बैटरी वाली स्कूटी|battery wali scooty|e bike = electric scooter
चार्जिंग स्टेशन|ev charger|charging point|electric car charger = ev charging
ई रिक्शा|erickshaw|toto|battery auto|इ रिक्शा = e rickshaw
# health-medical/hospital-furniture
अस्पताल का बेड|aspatal ka bed|hospital cot|patient bed|icu bed|मरीज़ का बेड|mareez ka bed = hospital bed
व्हीलचेयर|wheel chair|pahiye wali kursi|पहिये वाली कुर्सी = wheelchair
stretcher|स्ट्रेचर|examination table|saline stand > hospital furniture
# health-medical/medical-equipment
ऑक्सीजन|oxygen machine|oxygen cylinder|oxygen concentrator|ऑक्सीजन मशीन > medical equipment
बीपी मशीन|bp machine|blood pressure machine|bp monitor|sphygmomanometer > medical equipment
ecg machine|ईसीजी|patient monitor|ventilator > medical equipment
sugar machine|शुगर मशीन|glucose meter|glucometer machine = glucometer
नेबुलाइज़र|nebuliser|nebulizer machine = nebulizer
hearing aid|कान की मशीन|kaan ki machine|सुनने की मशीन = hearing aids
# health-medical/surgical-disposables
दस्ताने|dastane|surgical gloves|hand gloves|latex gloves|nitrile gloves > gloves
मास्क|surgical mask|face mask|n95|n95 mask = masks
सिरिंज|सुई|syringe|injection needle|iv set|cannula > surgical disposables
पट्टी|bandage patti|cotton roll|gauze|रूई|rui = bandages
डायपर|adult diaper|daipar|diaper = diapers
# health-medical/pharma-wholesale
दवा थोक विक्रेता|dawa thok|medicine wholesaler|pharma distributor|generic medicine|medicine distributor|stockist medicine|medical wholesale = medicines wholesale
pcd pharma|pharma franchise|third party pharma > pharma
दवाई की दुकान|dawai ki dukan|medical shop|chemist|केमिस्ट > medicines
# health-medical/diagnostics
खून की जाँच|khoon ki jaanch|khun ki janch|blood check|खून टेस्ट|lab test|full body checkup|body check up > blood test
एक्स रे|xray|x rays|ultrasound|अल्ट्रासाउंड|ct scan|mri|एमआरआई|scan centre > diagnostics
path lab|pathlab|पैथ लैब|diagnostic centre|diagnostic center|jaanch kendra > diagnostics
# health-medical/clinics-physiotherapy
फिज़ियो|phisiotherapy|physio at home|physiotherapist at home|kamar dard|कमर दर्द > physiotherapy
दाँत का डॉक्टर|daant ka doctor|dant chikitsak|dentist|tooth doctor > dental
आँख का डॉक्टर|aankh ka doctor|eye doctor|eye specialist|चश्मा|chashma|optician > eye
skin doctor|त्वचा रोग|dermatologist|चर्म रोग > clinic
पशु डॉक्टर|pashu doctor|vet|veterinary doctor|pet clinic|janwar ka doctor > veterinary
# health-medical/home-nursing
घर पर नर्स|ghar par nurse|nurse at home|patient attendant|बुज़ुर्ग देखभाल|elder care|old age care|ward boy = home nursing
नैनी|nanny|baby sitter|babysitter|बच्चे की देखभाल|japa maid|baby care > nursing
ambulance service|एम्बुलेंस|ambulans > ambulance
# health-medical/ayurveda-wellness
आयुर्वेदिक दवा|ayurvedic dawa|ayurvedic medicine|herbal products|हर्बल|jadi booti|desi dawa|देसी दवा > ayurveda
पंचकर्म|panchakarm|panchakarma treatment = panchakarma
योग|yoga class|योगा|yoga centre|yog = yoga
स्पा|spa|body massage|मसाज|massage centre = massage
gym|जिम|fitness centre|व्यायाम|fitness classes|fitness trainer|fitness club > wellness
# education-training/school-tuition
ट्यूशन टीचर|tution teacher|tuition classes|tusion|tuition centre|घर पर पढ़ाने वाला|ghar par padhane wala|padhane wala teacher > tuition
गणित ट्यूशन|ganit|maths tuition|math tutor|science tuition|गणित > maths tuition
प्राइवेट टीचर|private teacher|home teacher|tutor = home tutor
# education-training/exam-coaching
नीट कोचिंग|neet|iit jee|jee|आईआईटी|medical coaching|engineering coaching > coaching
सरकारी नौकरी कोचिंग|ssc coaching|bank coaching|banking coaching|railway coaching|ias coaching|upsc coaching|gate coaching > exam coaching
ielts|toefl|gre coaching = ielts coaching
# education-training/computer-courses
कंप्यूटर कोर्स|computer sikhe|computer training|computer institute|programming classes|coding class|python course > computer course
टैली कोर्स|tally class|tally training|tally sikhna > computer course
web designing course|graphic design course|excel course > computer courses
# education-training/language-classes
इंग्लिश क्लास|english class|english sikhna|spoken english class|english coaching|अंग्रेज़ी बोलना = spoken english
german class|french class|hindi class|foreign language|विदेशी भाषा > language classes
# education-training/skill-training
सिलाई क्लास|silai class|silai center|tailoring class|fashion design course|सिलाई केंद्र = tailoring course
ब्यूटीशियन कोर्स|beauty parlour course|beautician training|parlour course > beautician course
driving school|ड्राइविंग स्कूल|driving class|gadi sikhna|गाड़ी चलाना सीखना = driving
welding course|electrician course|iti course|cnc training|mobile repairing course > skill training
# education-training/music-dance-classes
नाच सीखना|nach sikhna|dance sikhna|kathak|कथक|bharatnatyam|zumba|dance academy = dance classes
संगीत क्लास|sangeet class|singing class|गाना सीखना|gaana sikhna|vocal class|harmonium class = music classes
गिटार|guitar sikhna|keyboard class|piano class|drum class > music classes
# education-training/school-furniture-supplies
स्कूल बेंच|school bench|school desk|class bench|dual desk|school furniture = school desks
ब्लैकबोर्ड|black board|white board|green board|whiteboard > school supplies
स्कूल बैग|school bag|basta|बस्ता > school bags
खेल का सामान|khel ka saman|sports goods|playground equipment|झूला|jhula|slide swing = playground school
# education-training/books-teaching-aids
किताबों की दुकान|kitab ki dukan|bookshop|book seller|school books|text books|ncert books > books
lab equipment school|science kit|charts models|globe map|smart class > teaching aids
# events-catering/caterers
केटरर|catering service|kaitring|खाने का ठेका|khane ka theka|shaadi catering|party catering = caterers
टिफिन|tiffin|tiffin service|dabba service|डब्बा|tifin|lunch box service|mess service = tiffin
रसोइया चाहिए|bawarchi|बावर्ची|khansama|cook for party|maharaj cook > caterers
bartender|bar service > caterers
# events-catering/tents-decoration
टेंट हाउस वाला|tent on rent|tent kiraya|tent wale|pandal wala|canopy tent = tent house
फूलों की सजावट|phoolon ki sajawat|stage decoration|wedding decoration|shaadi decoration|शादी की सजावट|balloon decoration|birthday decoration > decoration
कुर्सी किराया|chair on rent|table chair rent|kursi kiraya > tents
# events-catering/banquet-halls
हॉल किराया|hall on rent|party hall|banquet hall|lawn|wedding lawn|marriage lawn|mandapam|kalyan mandap|conference hall = banquet halls
farm house|farmhouse|resort for wedding|wedding venue = venue
# events-catering/photography-video
फोटोग्राफी|foto|photo shoot|photoshoot|photo studio|फोटो स्टूडियो|candid photographer|pre wedding shoot > photography
वीडियोग्राफर|video shooting|videography|drone shoot|ड्रोन|video editing > video
passport photo|पासपोर्ट फोटो > photo
# events-catering/sound-lights
डीजे वाला|dj on rent|dj sound|dj booking|music system on rent|साउंड किराया|mike set|mic set|माइक = dj sound
लाइट सजावट|light decoration|lighting on rent|led wall|led screen rent|stage light > lights
बैंड बाजा|band baja|band party|बैंड|dhol|ढोल|dhol wala|nagada = band
# events-catering/event-planners
इवेंट मैनेजर|event organiser|event organizer|event company|birthday planner|party planner|wedding planners|शादी का इंतज़ाम > event planners
anchor|emcee|magician|जादूगर|artist booking|mehndi artist|मेहंदी|mehandi > event planners
# events-catering/flowers-garlands
फूल माला|phool mala|fool mala|varmala|वरमाला|jaimala|जयमाला|haar|flower garland = garlands
गुलाब|gulab|rose flower|genda|गेंदा|marigold > flowers
फूलों की दुकान|phool ki dukan|flower delivery|flower bouquet|bukay|guldasta = bouquets
# events-catering/cakes-bakers
जन्मदिन का केक|janamdin ka cake|birthday kek|cake delivery|cake order|eggless cake|photo cake|wedding cake > cakes
बेकरी की दुकान|bakery shop|baker|bread supplier|pastry|पेस्ट्री|pav|पाव > bakers
# printing-stationery/offset-printing
छपाई का काम|chhapai ka kaam|printing shop|printing wala|pamphlet printing|leaflet|flyer|brochure printing|catalog printing > offset printing
बिल बुक|bill book printing|billbook|challan book|letterhead|letter head|लेटरहेड = bill books
पैकेट छपाई|box printing|carton printing|sticker printing > printing
# printing-stationery/flex-signage
फ्लेक्स बैनर|flex printing|flex board|banner printing|vinyl printing|बैनर|standee > flex
दुकान का बोर्ड|dukan ka bord|shop board|acp board|led board|neon sign|letter board|signboard|साइनबोर्ड = signage
nameplate|नेम प्लेट|name board|naam patti = name plates
# printing-stationery/cards-invitations
शादी का कार्ड|shadi ka card|shaadi ka card|marriage card|invitation|निमंत्रण पत्र|lagan patrika|वेडिंग कार्ड = wedding cards
विजिटिंग कार्ड|business cards|naam card|v card printing > visiting cards
id card|आईडी कार्ड|identity card|pvc card|i card|lanyard = id cards
# printing-stationery/book-binding
जिल्दसाज़ी|jildsaji|jild|जिल्द|binding wala|thesis binding|spiral binding|hard binding = book binding
किताब छपाई|kitab chhapai|magazine printing|self publishing > book printing
# printing-stationery/paper-reams
ए4 पेपर|a4 size paper|a4 paper rim|paper rim|copier paper|photocopy paper|rim = paper reams
गत्ता शीट|kraft paper|duplex board|art paper|paper board|newsprint > paper board
tissue paper|टिश्यू|napkin paper|paper napkin = tissue
# printing-stationery/office-stationery
स्टेशनरी की दुकान|stationary|stationery shop|stationary shop|pen pencil|office supplies|दफ़्तर का सामान = stationery
फ़ाइल फ़ोल्डर|file folder|register copy|रजिस्टर|diary|ring binder > office stationery
रबर स्टैम्प|rubber stamp|मुहर|mohar|company seal|self ink stamp = rubber stamps
# printing-stationery/corporate-gifts
गिफ्ट|gift item|gift items|uphar|उपहार|diwali gift|दिवाली गिफ्ट|promotional gift|company gift = corporate gifts
ट्रॉफी|trophy|trofi|award|memento|shield|मोमेंटो = trophies
mug printing|कप प्रिंट|t shirt printing gift|printed mug = printed mugs
# printing-stationery/printers-copiers
प्रिंटर मशीन|printer repair|printer on rent|printer rental|printer service|प्रिंटर रिपेयर > printer
फोटोकॉपी मशीन|photocopy machine|xerox machine rent|photostat|photostat machine|copier machine = copiers
toner|toner refill|cartridge|ink cartridge|cartridge refilling|टोनर = toner cartridge
# business-services/accounting-gst
चार्टर्ड अकाउंटेंट|ca|c a|ca office|ca firm|सीए ऑफिस|charted accountant > accountant
जीएसटी रजिस्ट्रेशन|gst consultant|gst agent|gst filing|gst number|जीएसटी नंबर|gst wala > gst
इनकम टैक्स|itr|income tax return|itr filling|tax return|tds return|tax consultant ca|आईटीआर > income tax
हिसाब|bahi khata|बही खाता|book keeping|accounting service|tally accounting|lekha jokha = bookkeeping
ऑडिट|auditor|tax audit > audit
# business-services/company-registration
कंपनी खोलना|company kholna|company kholni hai|private limited registration|pvt ltd|llp registration|llp|firm banana = company registration
ट्रेडमार्क|trademark|trade mark|brand registration|logo registration|copyright registration = trademark registration
उद्यम|udyam|msme|udyog aadhaar|startup registration|एमएसएमई > udyam registration
fssai|food licence|food license|फूड लाइसेंस|trade licence|shop act|gumasta|गुमास्ता > registration
# business-services/legal-documents
कानूनी सलाह|kanooni salah|legal advice|legal advisor|property lawyer|divorce lawyer|court case|मुक़दमा|attorney > legal
किरायानामा|kirayanama|rental agreement|leave and licence|leave license agreement|किराया अनुबंध = rent agreement
शपथ पत्र|shapath patra|halafnama|notary public|stamp paper|स्टाम्प पेपर|will deed|वसीयत|registry > documents
पासपोर्ट|passport agent|visa agent|visa|वीज़ा|pan card|पैन कार्ड|aadhaar > documents
# business-services/recruitment-payroll
रोज़गार|rojgar|job placement|placement consultant|staffing|staff supply|naukri agency|recruitment agency|hiring agency|hr|hr services|एचआर = recruitment
मज़दूर|majdoor|mazdoor|labour supply|labour supplier|लेबर|labor contractor|manpower supply|helper supply > labour
pf esi|pf consultant|esic|salary processing|पीएफ|epf = payroll
# business-services/marketing-design
डिजिटल मार्केटिंग|social media marketing|smm|facebook ads|online marketing|internet marketing = digital marketing
लोगो|logo|logo banana|logo designer|graphic designer|ग्राफ़िक डिज़ाइन|graphics design|branding = logo design
विज्ञापन एजेंसी|ad film|hoarding ad|newspaper ad|अख़बार विज्ञापन|radio ad = advertising
bulk sms|बल्क एसएमएस|whatsapp marketing|sms service > marketing
# business-services/office-space
दफ़्तर किराया|office kiraya|office on rent|office rent|ऑफिस किराए पर|shared office|co working|co working space|virtual office|meeting room = office space
coworking space|desk on rent|हॉट डेस्क = coworking
दुकान किराया|dukan kiraya|shop on rent|showroom rent|commercial property > office space
# business-services/architects-engineers
आर्किटेक्ट|arkitekt|architect|naksha banane wala|नक्शा बनाना|house design|building design|elevation design|3d elevation|floor plan = architects
सिविल इंजीनियर|structure design|civil engineering|structural consultant > structural engineer
सर्वे|land survey|zameen napai|ज़मीन नपाई|surveyor|topographic survey|soil testing = survey
vastu|वास्तु|vastu consultant|vaastu > architects
valuer|property valuation = valuer
# business-services/testing-calibration
जाँच प्रयोगशाला|testing laboratory|nabl lab|material testing|water testing|पानी की जाँच|food testing|concrete testing = testing
कैलिब्रेशन|calibration lab|instrument calibration|gauge calibration > calibration
iso certificate|आईएसओ|iso certification|ndt|ultrasonic testing|x ray testing > testing
# security-cleaning/security-guards
सिक्योरिटी|security guard wala|security agency|security company|सुरक्षा गार्ड एजेंसी|gaurd|guard chahiye|body guard|bodyguard|gunman|बाउंसर > security guards
# security-cleaning/barriers-access
बूम बैरियर|boom barier|boom gate|parking barrier|toll gate = boom barrier
एक्सेस कंट्रोल|door lock system|electronic lock|card lock|smart lock|digital lock > access control
turnstile|flap barrier|metal detector|मेटल डिटेक्टर|dfmd > access control
# security-cleaning/fire-safety
आग बुझाने वाला|aag bujhane wala|fire cylinder|fire extinguisher refill|agnishamak|अग्निशामक|extinguisher refilling > fire extinguisher
फायर अलार्म|smoke detector|fire alarm system|फायर अलार्म सिस्टम = fire alarm
fire noc|fire hydrant|sprinkler system|fire fighting|fire fighting system > fire safety
helmet safety|safety shoes helmet|सुरक्षा उपकरण|ppe safety|safety equipment|safety helmet > safety
# security-cleaning/housekeeping
office cleaning|office safai|maid|maid service|bai|कामवाली|kamwali|kaamwali|domestic help > housekeeping
facility management|janitorial|sweeper|स्वीपर|pantry boy|office boy = housekeeping staff
# security-cleaning/pest-control
कीड़े मारना|keede marna|keeda marne wala|kida marne ki dawai|पेस्ट कंट्रोल|paste control|pest kantrol|insect control > pest control
कॉकरोच|कॉकरोच मारना|cockroach treatment|tilchatta|तिलचट्टा|bed bug|bed bugs|khatmal treatment|खटमल मारना > pest control
चूहे मारना|chuha|chuhe|rat control|rodent control|चूहे > pest control
मच्छर|machhar|fogging|फॉगिंग|mosquito spray > pest control
deemak treatment|दीमक का इलाज|anti termite|termite control > pest control
# security-cleaning/tank-sofa-cleaning
टैंक सफाई|tank saaf|tank cleaning|overhead tank cleaning|sump cleaning|पानी टंकी साफ > tank cleaning
सोफा धुलाई|sofa dhulai|sofa wash|sofa saaf|carpet cleaning|कालीन सफाई|mattress cleaning|curtain cleaning = sofa cleaning
गहरी सफाई|घर की सफाई|ghar ki safai|ghar saaf|full home cleaning|ghar ki deep cleaning|bathroom cleaning|kitchen cleaning|deep clean = deep cleaning
glass cleaning|facade cleaning|शीशा सफाई > cleaning
dry clean|dry cleaning|dhobi|धोबी|ड्राई क्लीन|kapde dhulai > laundry
# security-cleaning/waste-management
कचरा उठाने वाला|kachra uthane wala|waste pickup|garbage pickup|malba|मलबा|malba uthana|debris removal = waste collection
septic tank|septic tank cleaning|सेप्टिक टैंक|gutter cleaning|sewer cleaning|नाली सफाई > waste management
biomedical waste|hazardous waste|bio medical waste > waste management
डस्टबिन|dustbin|kude dan|कूड़ेदान|garbage bin|waste bin = dustbins
# security-cleaning/cleaning-supplies
फिनाइल|phenyl|phenol cleaner|finail|floor cleaner|toilet cleaner|हार्पिक = phenyl floor cleaner
झाड़ू|jhadu|jhaadu|broom|पोछा|pocha|mop stick|wiper > cleaning supplies
साबुन|sabun|detergent|डिटर्जेंट|surf|washing powder|handwash|hand wash liquid|dishwash > cleaning supplies
sanitizer|सैनिटाइज़र|hand sanitizer = sanitiser
garbage bag|कूड़े की थैली|dustbin bag = garbage bags
# jewellery-handicrafts/gold-silver-jewellery
सोने के गहने|sone ke gehne|gold shop|gold jewelry|sona chandi|सोना चांदी|mangalsutra|मंगलसूत्र|gold ring > gold jewellery
चाँदी के गहने|chandi ke gehne|silver jewelry|payal|पायल|pajeb|anklet = silver jewellery
सुनार की दुकान|sunar ki dukan|jewellery shop|jewelry shop|jwellery|jewelers > jewellery
बर्तन चाँदी|chandi ke bartan|silver utensils|silver articles = silver
# jewellery-handicrafts/imitation-bangles
नकली गहने|nakli gehne|artificial jewelry|fashion jewellery|imitation jewelery|kundan|कुंदन|oxidised jewellery > imitation jewellery
काँच की चूड़ी|kanch ki chudi|glass bangles|lac bangles|लाख की चूड़ी|chuda|चूड़ा|kada|कड़ा > bangles
बिंदी|bindi|jhumka|झुमका|earrings|necklace > imitation jewellery
# jewellery-handicrafts/gemstones
रत्न पत्थर|ratna patthar|astrology stone|rashi ratan|राशि रत्न|rashi stone|precious stones|semi precious = gemstones
नीलम|neelam|blue sapphire = sapphire
पन्ना|panna stone|emerald stone = emerald
माणिक|manik|ruby stone = ruby
मोती|moti stone|pearl = pearls
रुद्राक्ष|rudraksh > rudraksha
# jewellery-handicrafts/pottery-ceramics
मिट्टी का घड़ा|mitti ka ghada|mitti ke diye|मिट्टी के दीये|kulhad|कुल्हड़|surahi|सुराही|terracotta|टेराकोटा > pottery
चीनी मिट्टी|chini mitti|crockery|क्रॉकरी|ceramic cup|cup plate|blue pottery = ceramics
गमला|gamla|gamle|flower pot|planter = planters
# jewellery-handicrafts/wood-carving
लकड़ी की नक्काशी|lakdi ki nakkashi|nakkashi|नक्काशी|lakdi ka mandir|लकड़ी का मंदिर|wooden temple|woodcarving|wood craft = wood carving
लकड़ी के खिलौने|lakdi ke khilone|wooden toys|wooden handicraft > wood carving
# jewellery-handicrafts/brass-metal-craft
पीतल की मूर्ति|pital ki murti|peetal ki murti|brass idol|god statue|भगवान की मूर्ति|bhagwan ki murti > brass
पीतल के बर्तन|pital ke bartan|brass utensils|tambe ke bartan|तांबे के बर्तन|copper bottle > brass
dhokra|bidri|metal handicraft|मेटल क्राफ्ट = metal craft
पूजा का सामान|puja ka saman|pooja samagri|पूजा सामग्री|puja samagri|puja items > puja
# jewellery-handicrafts/bamboo-cane-jute
बाँस की टोकरी|baans ki tokri|bamboo basket|baans ka saman|bamboo product|बांस का सामान = bamboo
बेंत का फ़र्नीचर|bent ka furniture|cane chair|rattan|cane sofa = cane furniture
जूट बैग|jute ka thaila|jute thaila|जूट का थैला|eco bag|jute bags = jute
# jewellery-handicrafts/paintings-folk-art
चित्रकारी|chitrakari|chitra|handmade painting|wall painting art|canvas painting|कलाकृति = paintings
मधुबनी|madhubani art|mithila painting|मिथिला = madhubani painting
warli|वारली|pattachitra|पट्टचित्र|gond art|tanjore painting|miniature painting|folk painting = folk art
`;

export const subcategoryTerms: readonly SubcategoryTerms[] = readTerms(table);
