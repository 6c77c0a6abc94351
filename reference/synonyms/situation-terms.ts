import { readTerms, type SubcategoryTerms } from "@/reference/synonyms/term-table";

/**
 * What has happened, or what somebody wants to have, as it is said in a sentence, for the trade that sees to it: the
 * notation of `subcategoryTerms`. Words that carry nothing may stand between those of a term: 'wire flat' is 'wire a new
 * flat' as well.
 */
const table = `
# machinery-tools/pumps
no water in borewell|water not coming up|pump tripping|pump jam|pump burnt|pump not lifting water|motor not lifting water|pump pulling air > pump repair
water for fields|water my fields|khet me pani|khet mein pani|kheto ki sinchai|खेत में पानी|खेतों की सिंचाई|tubewell|tube well|ट्यूबवेल > submersible pump
basement full of water|water in basement|water logging|remove rain water|pani nikalna|pani nikalne|पानी निकालना > dewatering pump
pani upar chadhana|pani chadhane|पानी चढ़ाना|chhat par pani > water pump
# machinery-tools/gears-transmission
gear broke|broken gear|gear teeth|gear cutting|daant toot gaya gear|गियर टूट > gears
reduce motor speed|slow down motor|speed kam karna > gearbox
chain sprocket worn|timing pulley|coupling broken > chain sprocket
# machinery-tools/cnc-job-work
make part from drawing|part from sample|parts as per drawing|parts per drawing|spare part make|machine part banwana|पुर्जा बनवाना|shaft banwana|bush banwana > cnc machining job work
die making|mould making|mold making|saancha|sancha|साँचा|सांचा|डाई बनाना > job work fixtures moulds
# machinery-tools/lathes-machine-tools
start workshop|workshop machine|set up workshop|old lathe|used lathe|purani kharad|पुरानी खराद > lathe machine
second hand machinery|purani machine|पुरानी मशीन > used machine
# machinery-tools/power-hand-tools
drill hole in wall|make hole in wall|deewar me chhed|दीवार में छेद|cut tiles machine|chop saw|marble cutter|jigsaw|heat gun|impact wrench > power tools
lift heavy load|lift engine|bhari saman uthana|hoist > chain block
pliers|plier|plas|प्लास|wrench|rinch|रिंच|chabi pana|चाबी पाना|allen key|hacksaw|aari|आरी|file set > hand tool
# machinery-tools/air-compressors
air pressure machine|tyre air machine|hawa bharne ki machine|हवा भरने की मशीन|spray gun compressor > air compressor
compressor losing pressure|compressor overheating|compressor noise > compressor service
air cylinder|solenoid valve|pneumatic valve > pneumatic
# machinery-tools/bearings
wheel noise bearing|bearing seized|chakke ka bearing|plumber block > bearing
lm guide|lm rail|linear rail|ball screw > linear guide
# machinery-tools/food-machines
gehu pisna|gehun pisna|atta pisna|गेहूँ पीसना|गेहूं पीसना|anaj pisna|अनाज पीसना|pisne ki machine|पीसने की मशीन > flour mill
grind wheat at home|gharelu chakki|घरेलू चक्की|masala peesne ki machine|masala grinder|pulveriser|pulverizer|हल्दी पीसने > flour mill
idli batter machine|dosa batter|aata goondhne|आटा गूंथने|roti machine|chapati machine > wet grinder dough kneader
tel nikalne ki machine|तेल निकालने की मशीन|oil making machine|kolhu|कोल्हू|ghani machine > oil press
papad banane ki machine|पापड़ बनाने की मशीन|sev machine|farsan machine|noodles machine > namkeen machine
# packaging/corrugated-boxes
pack my products|send parcels boxes|shipping box|mailer box|shoe box|pizza box|cake box|mithai box|मिठाई का डिब्बा|मिठाई के डिब्बे|mithai ka dabba|mithai ke dabbe|dabba banwana|डिब्बे बनवाना > corrugated boxes
medicine box printing|soap box|cosmetic box > mono cartons
# packaging/woven-sacks
anaj ke bore|अनाज के बोरे|anaj ki bori|cement bags empty|sand bags|बोरा|bora|jute bora|tat|टाट|boriyan|बोरियां|onion bags|aloo ki bori > woven sacks
# packaging/strapping-twine
tie cartons|bandhne ki patti|बांधने की पट्टी|plastic patti|strapping roll|sutli|sutali|सुतली|rassi|रस्सी|dori|डोरी > strapping twine
stretch wrap|cling wrap|pallet wrap roll|wrap roll|wrapping roll > stretch film
# packaging/pouches-films
bubble wrap|bubble roll|air bubble|foam roll|epe foam|courier bag|courier bags|courier cover|polybag|poly bag|polybags|carry bag|carry bags|thaili|थैली|polythene|पॉलीथिन|कैरी बैग|poly cover > pouches films|ld bags
namkeen packet|chips packet|masala packet|packet banwana|पैकेट बनवाना|zip lock|ziplock|doypack|spout pouch > pouches
# packaging/bottles-jars
bharne ke liye bottle|khali bottle|खाली बोतल|empty bottles|perfume bottle|ittar bottle|shampoo bottle|sanitizer bottle|juice bottle|water bottle wholesale|shishi|शीशी|dhakkan|ढक्कन|bottle caps > bottles
achar ki barni|अचार की बरनी|barni|martaban|मर्तबान|jam jar|spice jar > jars
# packaging/tapes-labels
chipkane wali tape|चिपकाने वाली टेप|sello tape|sellotape|masking tape|double sided tape|duct tape > packing tape
naam ka sticker|product ka sticker|mrp sticker|price sticker|hologram sticker|qr sticker|लेबल छपवाना|label chhapwana > labels stickers
# packaging/packing-machines
packing machine for small business|packet seal karne ki machine|पैकेट सील|sealing machine|heat sealer|sachet machine|filling machine|bottle filling|भरने की मशीन > packing machine
# packaging/wooden-pallets
pack machine for export|machine packing|crate banwana|lakdi ka box|लकड़ी का बॉक्स|lakdi ki peti|लकड़ी की पेटी|fumigated pallet|ispm 15 > wooden crate pallets
# textiles-garments/yarn
bunai ka dhaga|बुनाई का धागा|oon|ऊन|wool for knitting|sewing dhaga|silai ka dhaga|सिलाई का धागा|reel dhaga > yarn|thread
# textiles-garments/fabrics
kapde ka than|कपड़े का थान|kapda mill|kurte ka kapda|shirt ka kapda|lining fabric|astar|अस्तर|malmal|मलमल|khadi cloth|खादी|rayon fabric|velvet fabric|makhmal|मखमल|net fabric > fabric
tirpal|तिरपाल|tadpatri|tarpaulin > canvas tarpaulin
# textiles-garments/sarees-ethnic-wear
shaadi ki saree|शादी की साड़ी|dulhan ka lehenga|दुल्हन का लहंगा|dupatta|दुपट्टा|chunni|anarkali|sharara|sherwani|शेरवानी|dhoti|kurta pajama|कुर्ता पजामा|nighty|salwar > ethnic wear
# textiles-garments/uniforms-workwear
uniform for staff|staff dress|dress for waiters|waiter dress|doctor coat|lab coat|apron|nurse dress|driver uniform|school dress|स्कूल ड्रेस|स्कूल की ड्रेस|vardi silwana|वर्दी सिलवाना|safety jacket|hi vis|reflective jacket > uniforms
# textiles-garments/knitwear
print name on tshirts|tshirts with logo|t shirts for team|t shirts for event|team jersey|jersey|hoodie|hoodies|sweatshirt|track suit|tracksuit|swetar|स्वेटर|baniyan|बनियान|underwear|chaddi|socks|moze|मोज़े > knitwear t-shirts
# textiles-garments/home-textiles
takiya cover|तकिया कवर|rajai|kambal|कंबल|blanket|quilt|comforter|gamchha|गमछा|tauliya|तौलिया|napkin cloth|table cloth|dari|दरी|door mat|doormat|paydan|पायदान > home textiles
# textiles-garments/embroidery-job-work
silai ka theka|kapde silai|kapde ki silai|garment stitching|कपड़े सिलाई|कपड़े की सिलाई > cmt stitching|stitching job work
saree par kadhai|साड़ी पर कढ़ाई|blouse par kadhai|ब्लाउज़ पर कढ़ाई|saree embroidery|suit par kadhai > embroidery
stitch kurtis|stitch shirts|stitch uniforms|tailor my design|get garments made|kurte silwana|kurti silwana|कुर्ते सिलवाना|job work stitching|fabricator for garments > cmt stitching
kadhai|कढ़ाई|kadhai ka kaam|zardozi|ज़रदोज़ी|aari work|hand work embroidery|logo on shirts|logo embroidery|monogram > embroidery job work
get clothes stitched|stitch my clothes|stitch dress|stitching unit|kapde silna|कपड़े सिलना|kapde silwana|kapde silwane|कपड़े सिलवाना|blouse silwana|suit silwana|cut and stitch|readymade stitching > stitching
kapde rangna|कपड़े रंगना|kapda rangwana|cloth dyeing|tie dye|screen printing cloth|dtf print|sublimation > dyeing printing job work
# textiles-garments/leather-footwear
jute chappal|जूते चप्पल|joota|जूता|chappal|चप्पल|sandal|slippers|jutti|gum boots|batua|बटुआ|purse|चमड़े का पर्स|chamde ka purse|belt wholesale > leather footwear
# building-materials/cement-concrete
slab casting|cast slab|slab dalna|slab dhalai|स्लैब डालना|chhat ki dhalai|छत की ढलाई|lenter|लेंटर|foundation concrete|rcc work|ready mix truck|mix concrete truck > ready-mix concrete
boundary wall|compound wall banana|chardiwari|चारदीवारी > precast|compound wall
paver|interlock tile|interlocking tiles|parking tiles|footpath tiles > paver blocks
# building-materials/bricks-blocks
eent|eent bhatta|int bhatta|eent ka bhatta|ईंट भट्ठा|ईंट का भट्ठा|brick kiln|brick bhatta > bricks
deewar banane ki int|दीवार की ईंट|siporex|light weight brick|cement brick|cement block|eenth|इंट|laal int|लाल ईंट > bricks
# building-materials/sand-aggregates
plot me mitti|plot mein mitti|प्लॉट में मिट्टी|mitti bharwani|mitti dalwani|मिट्टी भरवानी > filling soil
plot filling|fill plot|raise plot level|plot bharna|प्लॉट भरना|gaddha bharna|गड्ढा भरना|mitti bharai|mitti bharwana|mitti dalwana|मिट्टी भरवाना|मिट्टी डलवाना|murram|मुरम|malba filling|garden soil > filling soil
dust|stone dust|grit|khadi|खडी|crusher sand|plaster ret|प्लास्टर की रेत > sand aggregate
# building-materials/tmt-steel
steel for slab|steel for house|rod for house|makan ka sariya|मकान का सरिया|girder|गर्डर|garder|i beam|angle iron|iron angle|flat bar|bending wire|bandhne ka taar > tmt steel
roof for shed|tin roof|roof sheet|chhat ki chadar|छत की चादर|shed ki chadar|profile sheet|tin shed|टीन शेड > roofing sheets
# building-materials/tiles-sanitaryware
redo bathroom|new bathroom|bathroom tiles change|toilet seat change|कमोड|indian seat|western toilet|shower|शावर|health faucet|wash basin lagwana|marble flooring|farsh ki tile|फर्श की टाइल > tiles sanitaryware
# building-materials/doors-windows
door lagwana|darwaza lagwana|दरवाज़ा लगवाना|khidki lagwana|खिड़की लगवाना|jaali wala darwaza|जाली वाला दरवाज़ा > doors windows
new windows for house|change windows|soundproof window|sliding window|sliding door|darwaze lagwana|दरवाजे लगवाना|main door|pvc door|bathroom door|shutter lagwana|शटर लगवाना|rolling shutter|balcony glass|balcony cover > doors windows
# building-materials/paints-waterproofing
paint shop|paint store|paint ki dukan|पेंट की दुकान|rang ki dukan|रंग की दुकान|paint company > emulsion paint
paint for walls|wall colour|paint bucket|paint ka dabba|पेंट का डब्बा|primer|प्राइमर|enamel paint|oil paint|putty|पुट्टी|distempar > paint
stop roof leak chemical|leak proof chemical|waterproof chemical|waterproofing chemical|water proof liquid > waterproofing membrane
shop floor coating|warehouse floor coating|floor paint|farsh ki coating > epoxy floor coating
# building-materials/plywood-laminates
wood for furniture|furniture ki lakdi|फर्नीचर की लकड़ी|sagwan|सागवान|sagaun|teak|shisham wood|block board|mdf|particle board|hdhmr|veneer|वेनियर|timber|इमारती लकड़ी|imarti lakdi > plywood timber
kabza|कब्ज़ा|kabja|drawer channel|handle for wardrobe|almari ka handle|door handle|tower bolt|kundi|कुंडी > furniture hardware
# electrical-solar/panels-switchgear
main switch box|electric box|db box|fuse box|fuse|फ्यूज|mccb|acb|rccb|elcb|contactor|changeover|starter for motor|motor ka starter|स्टार्टर > distribution panel switchgear
# electrical-solar/wires-cables
wire for house|ghar ki wiring ka taar|makan ka taar|copper taar|तांबे का तार|service wire|extension wire|underground cable|motor ka taar|मोटर का तार > wire cable
# electrical-solar/rooftop-solar
reduce electricity bill|electricity bill is high|bijli ka bill kam|बिजली का बिल कम|sun power|sunlight electricity|surya ghar|सूर्य घर|pm surya ghar|solar lagwana|सोलर लगवाना|solar lagana|solar subsidy|net meter > rooftop solar
hot water from sun|solar geyser|सोलर गीजर > solar water heater
street light without electricity|gaon ki light|गाँव की लाइट|lights run sun|khambe ki light|खंभे की लाइट > solar street light
# electrical-solar/led-lighting
lights for shop|shop lighting|showroom light|dukan ki light|दुकान की लाइट|office ki light|factory light|shed light|halogen|street light|spot light|downlight|cob light|strip light|jhoomar|झूमर|jhumar|fancy light > led light
# electrical-solar/generators
power cut solution|no electricity generator|light jane par|लाइट जाने पर|bijli nahi hai function|generator for wedding|shaadi ka generator|generator kiraya|genset kharab|generator not starting > generator
# electrical-solar/motors-transformers
motor binding|motor ki binding|मोटर बाइंडिंग|मोटर की बाइंडिंग|motor winding|motor binding karwani > motor rewinding
motor burnt|burnt motor|motor jal|मोटर जल|motor phunk|motor winding burnt|coil burnt|winding karwana|winding karwani|वाइंडिंग|fan winding|motor bharwana|मोटर भरवाना|binding motor|motor binding|motor ki binding|rewind > motor rewinding
voltage low|low voltage|voltage fluctuation|voltage up down|वोल्टेज कम|voltage kam > voltage stabiliser
# electrical-solar/inverters-batteries
power backup for home|backup for computers|backup power|light gone inverter|inverter not charging|inverter ki battery|इन्वर्टर की बैटरी|battery pani|बैटरी का पानी > inverter battery
# electrical-solar/electrical-contractors
wire flat|wire house|wire home|wire bungalow|wire shop|wire office|wire building|rewire|rewire house|rewire home|rewiring|full wiring|complete wiring|new house wiring|wiring whole house|ghar ki wiring karwana|makan ki wiring|naye ghar ki wiring|घर की वायरिंग|मकान की वायरिंग|electrical fitting new house|bijli fitting naya ghar > house wiring
factory electric work|new electric connection factory|cable laying|transformer installation|ht line|panel installation > factory electrification electrical contractor
shock from switch|getting shock|current lag raha|करंट लग|earthing karwana|lightning protection|lightening arrestor > earthing
# food-agriculture/spices
masale|मसाले|khade masale|खड़े मसाले|pisa masala|kali mirch|काली मिर्च|elaichi|इलायची|laung|लौंग|tej patta|javitri|jaiphal|dhaniya powder|धनिया पाउडर|cumin|cumin seeds|jeera|ज़ीरा > spices
# food-agriculture/rice-grains-pulses
grocery in bulk|ration for mess|rashan ka saman|राशन का सामान|kirana saman|किराना सामान|arhar|अरहर|masur|maida|मैदा|sooji|सूजी|besan|बेसन|poha|पोहा|makka|मक्का|jau|जौ > grains pulses
# food-agriculture/fruits-vegetables
vegetables for restaurant|daily vegetables|fresh vegetables daily|hotel ki sabzi|होटल की सब्ज़ी|sabzi mandi|सब्ज़ी मंडी|fal mandi|aloo pyaz|आलू प्याज|tamatar|टमाटर|aam|आम की पेटी|kela|केला|anar|अनार|seb|सेब > fruits vegetables
# food-agriculture/dairy
milk for tea stall|daily milk|doodh wala|दूधवाला|dudh|makkhan|मक्खन|butter|dahi|दही|curd|chaas|छाछ|mawa|मावा|doodh nikalne ki machine|दूध निकालने की मशीन > dairy milk
# food-agriculture/tea-coffee
office tea|tea for office|chai ki patti|चाय की पत्ती|chai machine|चाय की मशीन|coffee machine|coffee machine rent|green tea|kahwa > tea coffee
# food-agriculture/oils-jaggery
khane ka tel|खाने का तेल|cooking oil|refined tel|kachi ghani|कच्ची घानी|nariyal tel|नारियल तेल|til ka tel|तिल का तेल|moongfali tel|मूंगफली का तेल|vanaspati|shakkar|शक्कर|khand|shahad|शहद > edible oil
# food-agriculture/snacks-sweets
sweets for wedding|mithai for wedding|shaadi ki mithai|शादी की मिठाई|laddu order|barfi|बर्फी|pheni|ghevar|namkeen packet wholesale|chiwda|nimki|achaar|अचार|papad|पापड़|murabba|biskut|बिस्किट|toast rusk > sweets snacks
# food-agriculture/farm-equipment
kheti ke auzar|kheti ka auzar|kheti ke aujar|खेती के औज़ार|कृषि औजार|krishi yantra|कृषि यंत्र > farm equipment
khet me spray|खेत में स्प्रे|spray machine|spray pump|स्प्रे मशीन|स्प्रे पंप|dawa chhidakne|keetnashak machine > sprayer
plough field|till land|khet jotna|khet jotne|खेत जोतना|khet jutai|खेत जुताई|jutai|जुताई|spray medicine on crop|dawai chhidakna|dawai chhidkne|दवाई छिड़कना|harvester|thresher|थ्रेशर|seed drill|cultivator|हल|chaff cutter|chara machine|चारा मशीन|brush cutter|ghas katne ki machine|घास काटने की मशीन > farm equipment
save water farm|bund bund sinchai|बूंद सिंचाई|tapak sinchai|टपक सिंचाई|sprinkler farm > drip irrigation
# food-agriculture/seeds-fertilisers
nursery plants|plants nursery|plant nursery|paudhe ki nursery|पौधों की नर्सरी|paudhe|पौधे > nursery plants|seeds fertilisers
plant a garden|plants for garden|trees for farm|podhe|पौधे|paudhe|पौधा|paudha|ped|पेड़|mango plants|fruit plants|ornamental plants|indoor plants|gamle ke paudhe|nursery paudhe > nursery plants
crop not growing|fasal ki khad|फसल की खाद|khaad|खाद|gobar khad|गोबर खाद|kenchua khad|केंचुआ खाद|beej|बीज|keetnashak > fertiliser seeds
# home-repair/ac-service
ac not cooling|ac no cooling|ac water leaking|ac dripping|water dripping ac|ac not working|ac band|ac thanda nahi|एसी ठंडा नहीं|ac se pani|एसी से पानी|ac noise|ac remote|ac lagwana|एसी लगवाना|ac shift|ac fitting|ac khulwana > ac service
# home-repair/plumbing
nal se pani|नल से पानी|nal tapak|nal tapakta|नल टपकता|टपकता नल|tap se pani|pipe se pani|पाइप से पानी|flush kharab|फ्लश खराब|tanki overflow|टंकी ओवरफ्लो > plumber
pipe leaking|leaking pipe|pipe burst|tap leaking|tap dripping|tap broken|sink blocked|blocked sink|toilet blocked|toilet choked|drain blocked|drain choked|flush not working|flush leaking|no water in tap|nali jam|नाली जाम|nal tapak|नल टपक|pipe phat|पाइप फट|tanki lagwana|टंकी लगवाना|geyser connection|motor fitting > plumber
# home-repair/home-electrician
fan not working|fan slow|light not working|switch not working|switch broken|socket broken|plug not working|short circuit|no power in house|mcb tripping|pankha nahi chal|पंखा नहीं चल|pankha kharab|pankha lagwana|पंखा लगवाना|light lagwana|लाइट लगवाना|bijli chali gayi|बिजली चली|doorbell|inverter connection > electrician
# home-repair/house-painting
paint my house|paint house|paint flat|paint my flat|paint home|paint room|paint walls|paint peeling|repaint|repainting|get house painted|house painted|ghar paint karwana|घर पेंट|kamra paint|deewar paint|दीवार पेंट|deewar rangna|diwar rangna|दीवार रंगना|rang karwana|chuna karwana|चूना > house painting
polish furniture|furniture polish|door polish|lakdi polish|लकड़ी पॉलिश > wood polish
# home-repair/carpentry
darwaza marammat|darwaza theek karwana|दरवाज़ा मरम्मत|khidki theek|खिड़की ठीक|kundi theek|hinge broken|drawer stuck > carpenter
door not closing|door jam|door stuck|door repair|lock broken|lock change|change lock|fix lock|fix door|door lock fix|tala kharab|ताला खराब|tala badalna|ताला बदलना|lost keys|bed broken|bed repair|chair repair|cupboard repair|almirah repair|assemble furniture|furniture assemble|darwaza theek|दरवाज़ा ठीक|palang banwana|पलंग बनवाना|almari banwana|अलमारी बनवाना > carpenter
mosquito mesh|machhar jali|मच्छर जाली > mosquito net
# home-repair/appliance-repair
washing machine not working|washing machine not spinning|fridge not cooling|fridge not working|fridge water leaking|tv not working|tv no picture|microwave not heating|geyser not heating|geyser not working|geyser leaking|mixer not working|mixer repair|chimney cleaning|kapde dhone ki machine kharab|fridge thanda nahi|फ्रिज ठंडा नहीं|fridge kharab|फ्रिज खराब|tv kharab|टीवी खराब|geyser kharab > appliance repair
hang tv wall|mount tv|tv on wall|tv deewar par > tv wall mounting
# home-repair/water-purifiers
water tastes bad|dirty drinking water|drinking water not clean|tds high|ro not working|ro leaking|change filter ro|filter change|filter badalna|फिल्टर बदलना|ro kharab|आरओ खराब|ro lagwana|saaf pani|साफ पानी|pine ka pani|पीने का पानी|peene ke pani > ro water purifier service
hard water|salty water|water salty|water tastes salty|khara pani|khara paani|खारा पानी|bhari pani|water is hard > water softener
# home-repair/waterproofing-masonry
roof leaking|leaking roof|ceiling leaking|leakage ceiling|seepage|seelan|सीलन|damp wall|wall damp|damp walls|wall is damp|chhat tapak|छत टपक|chhat se pani|छत से पानी|bathroom leaking downstairs|terrace leak|terrace leaking|deewar me nami|crack in wall|wall crack|दरार > waterproofing leakage
build wall|build a room|extra room|plaster wall|tile fitting|tiles fitting|tiles lagwana|टाइल लगवाना|deewar banwana|दीवार बनवाना|kamra banwana|kamra banana|tod phod|break wall|farsh banwana > masonry tiling
# transport-logistics/packers-movers
send my bike|send bike|send scooter|send my scooter|bike bhejna|scooter bhejna|transport my bike|bike parcel > bike transport
packersandmovers|packernmovers|packersnmovers|packers n movers|movers and packers|पैकर्स एंड मूवर्स|पैकर्स मूवर्स > packers movers
send my scooter|send scooter|send my bike|ship my bike|ship my car|scooter bhejna|स्कूटर भेजना|shift to another city|moving to new city|relocate|relocation|transfer ho gaya|ट्रांसफर हो > packers movers
shifting house|shifting home|shifting flat|shift house|shift home|shift flat|moving house|moving to another city|move my furniture|transfer job household|household goods|shifting office|shift office|ghar badalna|घर बदलना|ghar shift|घर शिफ्ट|saman shift|सामान शिफ्ट|transport bike|send bike|send car|car transport|bike bhejna|gadi bhejna > packers movers
# transport-logistics/truck-hire
truck|lorry|ट्रक|लॉरी > truck hire
carry goods|goods vehicle|mal gadi|maal bhejna|माल भेजना|mal dhulai|mal pahuchana|saman dhone|chota hathi|छोटा हाथी|tata ace|pickup van|pick up van|eicher|canter|loading gadi|लोडिंग गाड़ी > tempo hire
move machine to site|transport heavy machine|odc|low bed trailer > trailer hire
# transport-logistics/warehousing
keep my things|keep house things|keep my furniture|store furniture|store household|place to keep goods|saman rakhne ki jagah|सामान रखने की जगह|mal rakhne ki jagah|माल रखने की जगह > storage|warehouse
store goods|space to store|keep stock|mal rakhne|माल रखने|saman rakhne ki jagah|सामान रखने की जगह|bhandaran|भंडारण|store furniture while abroad|stock rakhna|amazon seller storage > warehouse storage
# transport-logistics/courier-cargo
send parcel|send documents|send gift abroad|parcel bhejna|पार्सल भेजना|send rakhi|document bhejna|send medicine abroad|speed post|doorstep pickup > courier
# transport-logistics/cold-chain
frozen food transport|frozen goods transport|refrigerated transport > reefer|cold chain
store vegetables|keep frozen|frozen food storage|frozen van|ice cream van|aloo store|आलू रखने|thanda godam|ठंडा गोदाम|sheet grah|शीत गृह|chiller room|freezer room|puf panel > cold storage
# transport-logistics/crane-forklift-hire
lift machine|lift heavy machine|lift generator|unload machine|unload container|machine utarna|मशीन उतारना|machine chadhana|dig foundation|dig pit|digging|dig trench|khudai machine|खुदाई मशीन|gaddha khodna|गड्ढा खोदना|demolish|tod na|pokland|poclain|पोकलेन|hydra|हाइड्रा|work at height|height work machine > crane forklift hire
# transport-logistics/freight-customs
fcl|lcl|fcl shipment|lcl shipment|full container load|container booking|sea cargo > sea freight|freight
export goods|sending goods abroad|send goods abroad|send container|import from china|import goods|videsh bhejna|विदेश भेजना|maal videsh|export papers|export documents|import licence|export licence|customs stuck|clearing agent|shipping agent > export import customs
# transport-logistics/bus-cab-hire
tempo traveller|tempo traveler|traveller bus|टेम्पो ट्रैवलर|mini bus > bus hire
go to airport|reach airport|drop to airport|pick up from airport|airport drop|station drop > airport transfer
one way cab|gadi chahiye bahar jane|trip with family|tour with family|char dham yatra|yatra ke liye gadi|यात्रा के लिए गाड़ी|barat ki bus|बारात की बस|baraat|staff pickup|pick and drop employees|driver on hire|dulhe ki gadi|wedding car > cab car hire
# chemicals-plastics/industrial-chemicals
make soap|making soap|soap making|make detergent|making detergent|detergent making|washing powder making|making washing powder|phenyl making|sabun banane|साबुन बनाने|acid slurry|labsa|kastik|कास्टिक|meetha soda|मीठा सोडा|kapde dhone ka soda > detergent raw materials
remove rust|rust removal|jang hatana|जंग हटाना|degreasing > rust remover degreaser
# chemicals-plastics/solvents-acids
nail polish remover bulk|rang patla karne|पेंट पतला|tarpin|तारपीन|turpentine|gandhak|गंधक का तेज़ाब|battery acid|bathroom acid|ethanol|spirit|methanol > solvent thinner acid
# chemicals-plastics/dyes-pigments
kapde ka rang|कपड़े का रंग|dye for cloth|ink pigment|holi colour|gulal|गुलाल|powder colour|cement colour > dyes pigments
# chemicals-plastics/plastic-granules
raw material for moulding|moulding material|plastic raw material|dana plastic|रीसायकल दाना|recycled dana > granules
# chemicals-plastics/plastic-crates-drums
balti|बाल्टी|tub|टब|mug plastic|sabzi ki crate|सब्ज़ी की क्रेट|crates for vegetables|dairy crate|pani ka drum|पानी का ड्रम|barrel|nila drum|नीला ड्रम|plastic tank|water storage tank > plastic crates drums
# chemicals-plastics/adhesives-resins
gond|गोंद|glue|fevicol type|lakdi chipkana|चिपकाने वाला|chipkane wala|resin art|river table|fiber sheet resin > adhesive resin
# chemicals-plastics/water-treatment
scale in boiler|boiler scale|scaling in tubes|boiler tube scale|cooling tower chemical|boiler ka chemical|बॉयलर का केमिकल > boiler chemical
treat waste water|factory waste water|etp|ganda pani saaf|गंदा पानी साफ|pollution board water|pool water green|swimming pool cleaning chemical|scale in boiler|cooling tower chemical > water treatment
# chemicals-plastics/lab-chemicals
practical ka saman|chemistry lab|lab equipment chemistry|test tube|parakhnali|परखनली|beaker|litmus > lab chemicals|glassware
# metals-fabrication/tubes-pipes
nal ka pipe|नल का पाइप|pani ka pipe|पानी का पाइप|boring ka pipe|बोरिंग का पाइप|tubewell pipe|handpump pipe > gi pipe|pipes
pani ki pipe line|पानी की पाइप लाइन|pipeline|bore pipe|casing pipe|column pipe|square pipe|chaukor pipe|चौकोर पाइप|scaffolding pipe|railing pipe|ac copper pipe > pipe
# metals-fabrication/sheets-coils
loha chadar|लोहे की चादर|lohe ki chadar|loha plate|gp sheet|crc sheet|gi coil|aluminium coil|tambe ki patti|तांबे की पट्टी|pital ki chadar|पीतल की चादर|chequered plate > sheets
# metals-fabrication/castings-forgings
manhole cover|pulley casting|casting banwana|loha dhalai|लोहा ढलाई|dhalai ka kaam|flange|फ्लेंज|crankshaft forging > castings forging
# metals-fabrication/fasteners-wire
fence farm|fence plot|fencing for field|khet ki fencing|खेत की फेंसिंग|khet ki baad|बाड़|baad lagana|tarbandi|तारबंदी|kante wala taar|कांटेदार तार|kantedar taar|jali wala taar|murga jali > fencing
anchor bolt|washer|rivet|stud bolt|self tapping|pench|पेंच|kabla|काबला|nails > bolts|screws|fasteners
# metals-fabrication/structural-fabrication
build factory shed|factory shed|shed banwana|शेड बनवाना|godown banwana|mezzanine|mezzanine floor|loft iron|steel structure|iron stairs|lohe ki seedhi|लोहे की सीढ़ी|water tank stand|ss tank|milk tank|mixing tank > shed fabrication
# metals-fabrication/laser-cutting
cut steel sheet|cut metal sheet|sheet cutting|metal cutting design|cnc cutting design|jali cutting|जाली कटिंग|sheet mudwana|sheet bending|loha paint powder > laser cutting bending
# metals-fabrication/gates-grilles
make gate|iron gate for house|gate banwana|गेट बनवाना|grill lagwana|ग्रिल लगवाना|balcony grill|safety grill|safety door|staircase railing|balcony railing|invisible grill|seedhi ki railing|सीढ़ी की रेलिंग|shutter stuck|shutter jam|shutter not closing|shutter not opening|shutter repair|शटर जाम|shutter theek|channel gate|चैनल गेट > gate grilles
# metals-fabrication/scrap-recycling
purana loha|पुराना लोहा|loha bechna|लोहा बेचना|kabad bechna|कबाड़ बेचना|raddi bechna|रद्दी बेचना|purana saman bechna|sell scrap|sell old iron|sell old machine|old iron buyer|buy old machinery > scrap
sell scrap|sell old|sell iron|sell old computers|sell newspapers|sell paper|sell machinery|buy my scrap|scrap pickup|kabad bechna|कबाड़ बेचना|purana saman bechna|पुराना सामान बेचना|raddi bechna|रद्दी बेचना|akhbar|अखबार की रद्दी|bhangar bechna|tamba bechna|old battery sell|dispose computers > scrap buyer
# furniture-interiors/office-furniture
set up office|furnish office|furniture for office|chairs for office|staff chairs|boss chair|revolving chair|computer table|study table|conference table|reception table|staff locker|lockers for staff|steel almirah|steel cupboard|lohe ki almari|लोहे की अलमारी|file cabinet|filing cabinet > office furniture
# furniture-interiors/home-furniture
box bed|bed with box|storage bed > double bed
furnish home|furniture for new home|naye ghar ka furniture|palang|पलंग|khaat|bed with storage|king size bed|single bed|dressing table|khane ki mez|खाने की मेज़|mez kursi|मेज़ कुर्सी|shoe rack|jute rakhne|जूते रखने|bookshelf|book shelf|kapdo ki almari|कपड़ों की अलमारी > furniture
# furniture-interiors/mattresses-sofas
back pain mattress|gadda|गद्दा|gadde|गद्दे|bed mattress|foam sheet sofa > mattress
sofa cover change|sofa fabric change|change sofa fabric|sofa torn|torn sofa|sofa sagging|sofa kapda|sofe ka kapda|सोफे का कपड़ा|sofa repairing|chair upholstery|kursi gaddi|car seat upholstery > sofa repair upholstery
# furniture-interiors/modular-kitchens
new kitchen|redo kitchen|renovate kitchen|kitchen banwana|किचन बनवाना|rasoi banwana|रसोई बनवाना|kitchen cabinets|kitchen cupboard|kitchen almirah|slab for kitchen|kitchen slab|kitchen drawer|baskets for kitchen > modular kitchen
# furniture-interiors/interior-design
design my house inside|do up my flat|interiors of flat|renovate flat|renovate house|renovation|ghar sajana|घर सजाना|ghar ka interior|shop interior|showroom interior|dukan ka interior|दुकान का इंटीरियर|3d design of room > interiors
# furniture-interiors/false-ceilings
ceiling design|hide beams|gypsum work|pop design|chhat ki design|छत की डिज़ाइन|down ceiling > false ceiling
cabin partition|make cabin|cabin banwana|केबिन बनवाना|sound proof room|soundproof room > partition
wall panelling|wallpaper lagwana|वॉलपेपर लगवाना > wall panels|wallpaper
# furniture-interiors/curtains-blinds
cover windows|curtains for windows|khidki ke parde|खिड़की के परदे|parde lagwana|पर्दे लगवाना|parda silwana|roman blinds|venetian blinds|bamboo chick|chik|carpet for office|kaleen|कालीन|floor mat vinyl|ghas wala carpet|fake grass|turf > curtains blinds carpet
# furniture-interiors/shop-fittings
dukan ke rack|दुकान के रैक|kirana rack|किराना रैक|shop counter|glass counter|display almirah|open kirana store|opening a kirana|medical shop furniture > supermarket rack|display counter
open a shop|open grocery store|kirana store racks|kirana dukan rack|किराना दुकान|dukan ke rack|दुकान के रैक|medical store rack|counter for shop|dukan ka counter|दुकान का काउंटर|mithai counter|display fridge|mannequin|godown rack|गोदाम रैक|storage rack > racks display counter
# electronics-it/laptops-computers
second hand laptop|second hand computer|used laptop|used computer|old laptop|purana laptop|purana computer|पुराना लैपटॉप|refurbished computer > refurbished laptop
buy laptop|cheap laptop|used laptop|second hand laptop|purana laptop|पुराना लैपटॉप|laptop for student|gaming pc|computer set|kampyutar|कंप्यूटर लेना|laptop kiraya|लैपटॉप किराये > laptop computer
# electronics-it/cctv-biometrics
theft in shop|chori|चोरी|dukan me camera|दुकान में कैमरा|ghar me camera|घर में कैमरा|camera lagwana|कैमरा लगवाना|security camera|spy camera|dash camera home|attendance machine|haziri machine|हाज़िरी मशीन|hajri machine > cctv camera
see who is at door|video bell > video door phone
# electronics-it/networking-servers
lan wiring|lan wiring office|office lan|lan network > network cabling
it amc|computer amc|computer maintenance > computer maintenance
it support|office computers not working|server down|wifi not working|internet not working office > networking servers|computer maintenance
internet slow office|office wifi|wifi not reaching|wifi range|lan wire|network cable|server room|data cabling|computers network|it support for office|computers maintenance > wifi|networking|it support
# electronics-it/circuit-boards-components
pcb banwana|board design electronics|electronic kit|arduino|raspberry pi|ic chip|resistor|capacitor|adaptor|adapter|power supply|led driver > circuit board components
# electronics-it/billing-pos
bill machine|billing for shop|dukan ka bill|दुकान का बिल|bill banane ki machine|बिल बनाने की मशीन|cash counter machine|barcode machine|swipe machine|kitchen order machine > billing machine|pos
tolne ki machine|तौलने की मशीन|vajan kanta|वज़न काँटा|vajan karne > weighing scale
# electronics-it/mobile-phone-repair
photos deleted|photos got deleted|photos gone|files deleted|recover photos|get back photos|get photos back|hard disk crashed|pen drive not opening > data recovery
phone fell in water|phone gir gaya|screen tut|स्क्रीन टूट > mobile repair
phone screen broken|phone display broken|broken phone|phone fell|phone not charging|phone battery|phone dead|mobile kharab|मोबाइल खराब|phone kharab|mobile ki screen|मोबाइल की स्क्रीन|phone ka display|mobile toot|charging jack > mobile repair
laptop broken|laptop not starting|laptop slow|laptop hang|laptop screen|laptop keyboard|laptop battery|keyboard change|laptop hinge|laptop kharab|लैपटॉप खराब|laptop ki screen|blue screen|format laptop|windows install > laptop repair
recover photos|photos lost|lost photos|photos gone|photos delete|deleted photos|lost files|deleted files|recover files|hard disk dead|pen drive data|data wapas|डेटा वापस|photo wapas > data recovery
# electronics-it/software-websites
make website|build website|website for my business|website for shop|website banwana|वेबसाइट बनवाना|sell online|online store|app banwana|ऐप बनवाना|make an app|mobile app banwana|billing software|inventory software|stock software|hisab ka software|school software > website software
# automotive/car-service
dent on door|dent in car|car dent|car scratch|car accident repair|gaadi me dent|गाड़ी में डेंट|car overheating|car making noise|car brake noise > car denting|car service
mechanic|मैकेनिक|car mechanic|gadi mistri|गाड़ी मिस्त्री > garage|car repair
car not starting|car breakdown|car ac not cooling|car making noise|car overheating|car scratch|car dent|dent on car|dent car|scratch on car|accident repair|accident car repair|bumper broken|car painting|gadi ki denting|गाड़ी की डेंटिंग|gadi kharab|गाड़ी खराब|gadi start nahi|गाड़ी स्टार्ट नहीं|car pickup service|car wash|car washing|gadi dhulai|गाड़ी धुलाई|car cleaning|car dhona > car repair service
# automotive/two-wheeler-service
activa not starting|scooty not starting|bike not starting|bike starting problem|scooter not starting|scooty kharab|स्कूटी खराब|bike kharab|बाइक खराब|mechanic at home bike|bike mechanic > two wheeler service
bike not starting|scooter not starting|scooty not starting|scooty start nahi|bike start nahi|बाइक स्टार्ट नहीं|bike breakdown|bike repair at home|bike kharab|बाइक खराब|scooty kharab|स्कूटी खराब|engine oil change bike|bike ki servicing|बाइक की सर्विसिंग|mechanic for bike|bike mechanic|activa service|scooty service|scooty mechanic|bike wash|bike washing > bike service scooter repair
# automotive/tyres-wheels
tyre burst|flat tyre|tyre flat|puncture|panchar|पंचर|puncture repair|tubeless tyre|tyre change|tyre badalna|टायर बदलना|tayar|alloy wheel|alloy wheels > tyres
# automotive/car-batteries
car battery dead|battery down car|jump start|gadi ki battery|गाड़ी की बैटरी|bike ki battery|बाइक की बैटरी|rickshaw battery|e rickshaw battery|erickshaw battery|ई रिक्शा बैटरी|tractor ki battery|truck ki battery > car battery
# automotive/auto-spares
purana engine|purani gaadi ka engine|used engine|second hand engine|gaadi ka purza|गाड़ी का पुर्ज़ा|gadi ke parts|गाड़ी के पार्ट्स > auto spares
gadi ke parts|गाड़ी के पार्ट्स|gadi ke purje|गाड़ी के पुर्ज़े|car parts|bike parts|truck parts|tractor parts|tractor spare parts|brake shoe|silencer|radiator|headlight|head light|side mirror|bumper|shocker|शॉकर|used engine|second hand engine > auto spares
# automotive/car-accessories
seat cover for car|car music system|car camera|car mats|car perfume|car cover|steering cover|fog lamp|dash cam|black film for car|gadi ki seat|गाड़ी की सीट|gadi me music|ceramic coating|paint protection > car accessories
# automotive/truck-bus-bodies
make truck body|truck ki body|ट्रक की बॉडी|body banwana truck|container banwana|dumper body|tanker banwana|टैंकर बनवाना|bus seats change|bus ki seat|बस की सीट|ambulance fabrication > body building
# automotive/ev-scooters-charging
scooter without petrol|battery wali scooty|बैटरी वाली स्कूटी|bijli wali scooter|bijli se chalne wali|battery wala rickshaw|बैटरी रिक्शा|totto|toto rickshaw|tuk tuk electric > electric scooter e-rickshaw
charge electric car|charge my ev|charging points|charging point|charger for electric car|gadi charge > ev charger
# health-medical/hospital-furniture
bed for patient|patient bed|mareez ka bed|मरीज़ का बेड|mareez ka palang|hospital ka bed|अस्पताल का बेड|set up clinic|clinic furniture|nursing home furniture > hospital bed|hospital furniture
walking stick|walker|vaakar|crutches|baisakhi|बैसाखी|commode chair|pahiya kursi|पहिया कुर्सी > wheelchair|walker
# health-medical/medical-equipment
breathing machine|oxygen machine|saans ki machine|साँस की मशीन|oxygen cylinder|oxygen ki machine|sugar machine|sugar test machine|शुगर मशीन|bp machine|bp ki machine|बीपी मशीन|steam machine|nebuliser|thermometer|pulse oximeter|stethoscope|ecg machine|operation theatre light|autoclave > medical equipment
# health-medical/surgical-disposables
gloves for doctors|rubber gloves|dastane|दस्ताने|mask|face mask|मास्क|injection syringe|sui|सुई|drip set|catheter|patti bandage|pad bandage|roll bandage|plaster bandage|urine bag|adult diaper|diapers > surgical disposables
# health-medical/pharma-wholesale
open medical store|medical store stock|dawai wholesale|दवाई थोक|medicine stockist|generic dawai|जेनेरिक दवाई|cheap medicines|pashu dawai|पशु दवाई|janwar ki dawai|जानवर की दवाई|cow medicine|gaay ki dawai|गाय की दवाई|bhains ki dawai|भैंस की दवाई|murgi ki dawai|मुर्गी की दवाई|pashu aahar|पशु आहार > medicines wholesale
# health-medical/diagnostics
blood sample from home|get blood checked|khoon test|खून टेस्ट|full body checkup|body check up|health checkup|thyroid test|sugar test|शुगर टेस्ट|peshab ki jaanch|पेशाब की जाँच|scan|sonography|सोनोग्राफी|mri|ct scan|ecg|echo test|eye test > blood test diagnostics
# health-medical/clinics-physiotherapy
knee pain|back pain|neck pain|shoulder pain|joint pain|frozen shoulder|ghutne ka dard|घुटने का दर्द|kamar dard|कमर दर्द|gardan dard|exercise after operation|exercise after surgery|knee operation|knee replacement|hip replacement|fracture recovery|paralysis|lakwa|लकवा > physiotherapy
tooth pain|toothache|daant dard|दाँत दर्द|dant dard|daant nikalna|दाँत निकालना|teeth cleaning|braces|wisdom tooth|crown tooth > dentist
fever|bukhar|बुखार|khansi|खाँसी|cough cold|sugar doctor|child doctor|bachcho ka doctor|बच्चों का डॉक्टर|doctor ghar aaye > doctor consultation
# health-medical/home-nursing
look after my mother|look after father|look after parents|look after my father|look after my parents|look after my grandmother|look after my grandfather|mummy ki dekhbhal|papa ki dekhbhal|take care parents|take care mother|take care father|care for old|care old|old mother|old father|old parents|elderly mother|elderly father|years old mother|bed ridden|bedridden|stay with mother|someone stay night|day and night|day night care|budhe maa baap|बूढ़े माँ बाप|maa ki dekhbhal|माँ की देखभाल|bimar ki dekhbhal|mareez ki dekhbhal|मरीज़ की देखभाल|aaya|आया|patient care at home|injection at home|dressing at home|nurse for home > caretaker elderly nurse
rent hospital bed|bed on rent patient|oxygen on rent > medical equipment on rent
# health-medical/ayurveda-wellness
malish|मालिश|maalish|tel malish|तेल मालिश|spa|body massage > massage|ayurveda
weight loss|motapa|मोटापा|stress relief|meditation|dhyan|ध्यान|yog sikhna|योग सीखना > yoga
baal jhadna|बाल झड़ना|hair fall|jadi buti|जड़ी बूटी > herbal
# education-training/school-tuition
weak in maths|weak in science|weak in studies|fail in maths|marks are low|teach my child|teach my son|teach my daughter|padhane wale sir|पढ़ाने वाले|ghar par padhana|घर पर पढ़ाना|bachche ki padhai|बच्चे की पढ़ाई|tuition sir|tuition madam|teacher at home|maths sir > home tutor tuition
# education-training/exam-coaching
prepare for exam|exam preparation|crack exam|government job exam|sarkari naukri ki taiyari|सरकारी नौकरी की तैयारी|naukri ki taiyari|police bharti|पुलिस भर्ती|army bharti|bank po|ias|ias coaching|doctor banna|engineer banna|engineering entrance|medical entrance > exam coaching
# education-training/computer-courses
teaches tally|teach tally|teaches computer|teaches coding|tally course|tally class|computer kaun sikhata|excel course > computer course
learn computer|computer sikhna|कंप्यूटर सीखना|learn coding|learn programming|coding class|coding sikhna|typing sikhna|टाइपिंग सीखना|learn excel|learn tally|tally sikhna|टैली सीखना|learn photoshop|learn video editing|website banana sikhna > computer course
# education-training/language-classes
speak english|learn english|english bolna|इंग्लिश बोलना|english sikhna|इंग्लिश सीखना|angrezi|अंग्रेज़ी|study abroad|canada pr exam|pte|toefl > english language classes
learn german|german sikhna|जर्मन सीखना > german classes
learn french|french sikhna|फ्रेंच सीखना > french classes
learn japanese|learn spanish|learn a foreign language|foreign language > language classes
# education-training/skill-training
learn stitching|silai sikhna|सिलाई सीखना|learn tailoring > tailoring fashion
learn parlour|parlour sikhna|पार्लर सीखना|makeup sikhna|मेकअप सीखना|makeup course|beauty course > beauty make-up course
mobile repairing sikhna > mobile repairing course
ac repair sikhna > refrigeration ac repair course
bijli ka kaam sikhna|electrician banna > electrician wiring course
welding sikhna|learn welding|hotel management course > training course
# education-training/music-dance-classes
learn guitar|guitar class|gaana sikhna|gana sikhna|गाना सीखना|learn singing|sing|learn dance|dance sikhna|डांस सीखना|nach sikhna|नाच सीखना|kids dance|learn drawing|drawing class|sketching|learn painting|painting class|painting sikhna|tabla sikhna|flute|bansuri|बाँसुरी|violin|piano > music dance classes
# education-training/school-furniture-supplies
open school|set up school|school ka saman|स्कूल का सामान|classroom|class room furniture|chalk board|shyampat|श्यामपट|smart class board|projector school|science lab setup|play school toys > school furniture supplies
# education-training/books-teaching-aids
school books|school ki kitaben|स्कूल की किताबें|स्कूल की किताब|class ki kitab|ncert|ncert books|textbook|textbooks > school textbooks
course ki kitab|कोर्स की किताब|school ki kitab|स्कूल की किताबें|story books|kahani ki kitab|कहानी की किताबें|library setup|pustak|पुस्तक|pustakein|learning toys|maps and globe > books
# events-catering/caterers
food for guests|food for party|food for wedding|food for function|cook for guests|lunch for office|lunch for staff|lunch for workers|daily lunch|veg lunch|meals for workers|khana banwana|खाना बनवाना|khana banane wale|खाना बनाने वाले|halwai|हलवाई|dawat|दावत|bhandara|भंडारा|thali|थाली|snacks for party|chaat stall|buffet|canteen contractor > catering
# events-catering/tents-decoration
decorate house|decorate hall|decorate stage|ghar sajawat shaadi|stage with flowers|stage lights flowers|ring ceremony stage|engagement stage|haldi decoration|haldi mehendi decoration|mandap banwana|मंडप|tambu|तंबू|shamiyana|शामियाना|kursi kiraya|chairs for function|chairs and tables for function|kursi table kiraye|कुर्सी टेबल किराये|tables for party|balloons|gubbare|गुब्बारे > tent decoration
# events-catering/banquet-halls
place for wedding|place for party|book hall|hall for wedding|hall for reception|hall for birthday|hall for function|jagah shaadi|शादी की जगह|shaadi ka hall|marriage garden|barat ghar|बारात घर|dharamshala hall|meeting hall|seminar hall|training hall > banquet hall
# events-catering/photography-video
shoot my wedding|shoot wedding|photos of products|product photos|photos for amazon|shaadi ki photo|शादी की फोटो|shaadi ka video|शादी का वीडियो|video banwana|photo khichwana|फोटो खिंचवाना|baby photo|maternity shoot|album banwana|reel shoot > photography video
# events-catering/sound-lights
music for party|music for wedding|bajao dj|gaana bajana|loudspeaker|loud speaker|laudspeaker|लाउडस्पीकर|mike|mic|speaker kiraye|स्पीकर किराये|big screen|led screen|projector on rent|stage lighting > sound system dj
# events-catering/event-planners
plan my wedding|plan wedding|organise wedding|organize wedding|arrange wedding|shaadi karwana|शादी करवाना|arrange party|organise party|plan birthday|kids party|games for kids|joker party|magic show|jadugar|annual function|dealer meet|office party|company party > event planner
# events-catering/flowers-garlands
flowers for puja|puja ke phool|पूजा के फूल|phool mandir|flowers for temple|flowers for wife|send flowers|anniversary flowers|gajra|गजरा|genda phool|गेंदे के फूल|rose petals > flowers
# events-catering/cakes-bakers
order cake|cake for birthday|birthday cake order|cake for anniversary|kek|केक ऑर्डर|cake banwana|केक बनवाना|pastries|cup cake|burger buns|buns|double roti|डबल रोटी|bread supply > cakes bakery
# printing-stationery/offset-printing
print pamphlets|print leaflets|parcha|पर्चा|parche chhapwana|पर्चे छपवाना|print brochures|catalogue chhapwana|bill book chhapwana|बिल बुक छपवाना|print calendars|calendar chhapwana|print diaries|print magazine|poster chhapwana > offset printing
# printing-stationery/flex-signage
board for shop|shop name board|dukan ka board banwana|दुकान का बोर्ड बनवाना|neon board|glow sign|glow sign board|hoarding|होर्डिंग|wrap my van|van branding|branding on car|exhibition stall|stall design > sign board|signage|banner
banner chhapwana|बैनर छपवाना|election banner > banner
# printing-stationery/cards-invitations
print wedding cards|shaadi ke card chhapwana|शादी के कार्ड छपवाना|nimantran|निमंत्रण|invite cards|invitation for housewarming|school id|staff id|id banwana|आईडी बनवाना|visiting card banwana > cards
# printing-stationery/book-binding
publish my book|publish book|print my book|kitab chhapwana|किताब छपवाना|bind my thesis|thesis print|project binding|project report binding|copies banwana|copy making|school copies|register banwana > book printing binding
# printing-stationery/paper-reams
paper for printer|printer ka kagaz|प्रिंटर का कागज़|kagaz ka rim|कागज़ का रिम|photocopy ka kagaz|xerox paper|a4 sheets|kraft roll|duplex|art paper > paper
# printing-stationery/office-stationery
pens for office|office ka saman|ऑफिस का सामान|file cover|stapler|punching machine paper|whiteboard marker|sticky notes|envelope|lifafa|लिफाफा|stamp pad > office stationery
# printing-stationery/corporate-gifts
trophies for school|trophies for annual day|awards for employees|awards night|shields|mementos|momento|smriti chinh|स्मृति चिन्ह > trophies|corporate gifts
gifts for employees|gift employees|gifts for clients|gift for staff|diwali par dene|दिवाली पर देने|festival gifts|return gifts|return gift|mugs with photo|mug with name|bottle with logo|prize|prizes|inam|इनाम|puraskar|पुरस्कार|medal|medals|trophies|cup for winners|farewell gift > corporate gifts
# printing-stationery/printers-copiers
printer not printing|printer not working|printer kharab|प्रिंटर खराब|ink finished|ink refill|toner finished|cartridge khali|xerox machine|copy machine|photo copy|photocopy karane|scanner printer > printer toner copier
# business-services/accounting-gst
file my gst|file gst|gst notice|gst bharna|जीएसटी भरना|file income tax|file my return|file tax|tax bharna|टैक्स भरना|income tax notice|accounts of my shop|hisab rakhne|हिसाब रखने|hisab kitab|हिसाब किताब|munim|मुनीम|muneem|balance sheet|tds|audit karwana > accountant|accounting|income tax
# business-services/company-registration
opc registration|one person company|opc company > company registration
कंपनी रजिस्टर|कम्पनी रजिस्टर|फर्म रजिस्टर|company register|दुकान रजिस्टर|dukan register > company registration
start company|start a company|open company|register company|register firm|register my business|register startup|company banana|कंपनी बनाना|company banwana|firm register|gst number|get gst number|gst number lena|जीएसटी नंबर लेना|food licence lena|licence banwana|लाइसेंस बनवाना|udyam registration|shop licence|dukan ka licence > registration licence
protect brand|protect brand name|protect my name|copy my brand|copy my name|brand register|brand ka naam|ब्रांड का नाम|naam register|register my brand|register logo > trademark registration
# business-services/legal-documents
make agreement|rent agreement banwana|किराया नामा|kiraya nama|legal notice|vakil|वकील|vakeel|property papers|property documents check|makan ke kagaz|मकान के कागज़|zameen ke kagaz|ज़मीन के कागज़|registry karwana|रजिस्ट्री करवाना|will banwana|affidavit|partnership deed|agreement banwana|check property papers > lawyer agreement documents
# business-services/recruitment-payroll
people for packing|people for loading|boys for packing|men for loading|temporary workers|contract labour|daily wage|dihadi|दिहाड़ी > manpower
hire staff|need staff|hire workers|find employees|need workers|need labour|worker chahiye|वर्कर चाहिए|aadmi chahiye|आदमी चाहिए|majdoor chahiye|मज़दूर चाहिए|helper chahiye|loading workers|packing workers|naukri chahiye|नौकरी चाहिए|salary slip|pf registration|esi registration|pf jama > manpower recruitment labour
# business-services/marketing-design
more customers|get customers|customers online|promote my business|promote shop|dukan ka prachar|दुकान का प्रचार|prachar|प्रचार|advertise|advertisement in paper|akhbar me vigyapan|अखबार में विज्ञापन|instagram page|facebook page|google par|google business|show on google|design logo|logo design|packet design|packaging design|label design|brochure design > marketing design
# business-services/office-space
place to work|desk for me|work from office|small office|office for team|office kiraye|ऑफिस किराये|address for gst|business address|meeting room|room for meeting|conference room hourly > office space coworking
# business-services/architects-engineers
drawing for house|drawing small house|house drawing|plot drawing|home plan|3d elevation|elevation design|front elevation|makan ka design|मकान का डिज़ाइन > architect|house plan
design my house|plan for house|house drawing|map of house|ghar ka naksha|घर का नक्शा|makan ka naksha|मकान का नक्शा|naksha banwana|नक्शा बनवाना|naksha pass|sanction plan > architect|house plan
building safe|building is safe|check building|society building|building strength|old building check > structural audit
measure land|measure plot|zameen napna|ज़मीन नापना|plot napna > land survey
value of property|property value|value my flat > valuation|valuer
# business-services/testing-calibration
testing lab|water testing lab|soil lab|material lab > testing laboratory
test water|water test|check water quality|pani ki jaanch|पानी की जाँच|test my food|food sample test|nutrition facts|nutrition label|shelf life test|test soil|mitti ki jaanch|मिट्टी की जाँच|test concrete|cube testing|steel test|gauge check|calibrate > testing calibration laboratory
# security-cleaning/security-guards
watchman|chowkidar|चौकीदार|guard for society|guard for shop|guard for factory|night guard|raat ka guard|रात का गार्ड|security for party|security for wedding|crowd control|bouncers|lady guard|gun man > security guard
# security-cleaning/barriers-access
gate opens automatically|automatic gate|remote gate|gate motor|gate remote|darwaza khulne|finger lock|thumb lock|face lock|face scan entry|card entry|office door lock|entry system|parking barrier|visitor entry > access control gate motor
# security-cleaning/fire-safety
fire fighting equipment|fire bottle|aag bujhane|आग बुझाने|fire safety certificate|noc from fire|smoke alarm|fire bucket|hydrant pump|fire drill|fire training|aag se bachav > fire extinguisher safety
# security-cleaning/housekeeping
clean office daily|office cleaner|cleaners for office|cleaning staff|safai karmchari|सफाई कर्मचारी|jhadu pocha|झाड़ू पोछा|jhadu pochha|safai wala|सफाई वाला|society cleaning|staircase cleaning|tea boy|peon|चपरासी|chaprasi > housekeeping
# security-cleaning/pest-control
khatmal ki dawa|khatmal ki dawai|machhar ki dawa|machhar ki dawai|chuhe ki dawa|deemak ki dawa|deemak ki dawai|खटमल की दवा|मच्छर की दवा|दीमक की दवा|insects in house|kitchen full of cockroaches > pest control
rats in house|rats in shop|rat problem|rats|mouse in kitchen|mice|ants in kitchen|white ants|white ant|deemak|दीमक|deemak lag|termites in wood|wood eating insects|cockroaches|bedbugs|khatmal|खटमल|mosquitoes|machhar|mosquito problem|lizard|chhipkali|छिपकली|kide makode|कीड़े मकोड़े|chuhe|चूहे|chuha > pest control
# security-cleaning/tank-sofa-cleaning
tank cleaner|tank cleaners|water tank cleaner|water tank cleaners|tanki saaf|pani ki tanki ki safai|tanki ki safai > tank cleaning
clean my house|clean house|clean flat before shifting|clean kitchen|clean bathroom|clean sofa|dirty sofa|sofa saaf|सोफा साफ|clean carpet|carpet dirty|clean water tank|tank dirty|tanki saaf|टंकी साफ|tanki ki safai|diwali cleaning|diwali ki safai|दिवाली की सफाई|clean glass building|windows cleaning outside > deep cleaning tank cleaning sofa cleaning
# security-cleaning/waste-management
garbage not collected|collect garbage|garbage collection|kooda|कूड़ा|kuda uthana|kachra uthana|कचरा उठाना|wet waste|geela kachra|गीला कचरा|khad banane ki machine|खाद बनाने की मशीन > waste collection
septic tank full|septic full|gutter full|gutter jam|sewage overflow|safety tank|latrine tank|शौचालय टैंक > septic tank|drain cleaning
# security-cleaning/cleaning-supplies
cleaning liquid|liquid to clean floor|farsh saaf karne|फर्श साफ करने|toilet cleaner liquid|hand wash|handwash liquid|tissue roll|toilet roll|garbage bags|scrubbing machine|floor cleaning machine|farsh dhone ki machine > cleaning supplies
# jewellery-handicrafts/gold-silver-jewellery
wedding jewellery|jewellery for wedding|zevar|ज़ेवर|jevar|gehna|गहना|gehne|गहने|sone ki chain|सोने की चेन|chandi ka sikka|चाँदी का सिक्का|angoothi|अंगूठी|anguthi|mangal sutra|kangan sone|naak ki|bali|gold chain|ring making|repair jewellery > gold silver jewellery
# jewellery-handicrafts/imitation-bangles
chudiyan|चूड़ियाँ|choodi|चूड़ी|churi|dulhan ke gehne nakli|jewellery on rent look|fancy jewellery|necklace set|haar set|payal nakli|kaan ki bali|earring > imitation jewellery bangles
# jewellery-handicrafts/gemstones
lucky stone|stone for finger|rashi ka patthar|राशि का पत्थर|ratan|रत्न|pukhraj|पुखराज|moonga|मूँगा|munga|gomed|गोमेद|lehsunia|लहसुनिया|opal|birthstone|crystal stone|healing crystals > gemstones
# jewellery-handicrafts/pottery-ceramics
mitti ke diye|मिट्टी के दीये|मिट्टी के दिये|mitti ka diya|mitti ke deepak|मिट्टी के दीपक > clay lamps|diyas
diya|दीया|diye|दीये|diwali ke diye|दिवाली के दीये|matka|मटका|ghada|घड़ा|gamle mitti|mitti ke bartan|मिट्टी के बर्तन|flower pots|plates ceramic|tea set|dinner set > pottery ceramic
# jewellery-handicrafts/wood-carving
lakdi ka jhula|लकड़ी का झूला|lakdi ki murti|लकड़ी की मूर्ति|ghar ka mandir|घर का मंदिर|pooja ghar|पूजा घर|puja mandir|carved furniture|antique door|wooden elephant|khilone|खिलौने|lakdi ka khilona > wood carving wooden
# jewellery-handicrafts/brass-metal-craft
ganesh murti|गणेश मूर्ति|murti|मूर्ति|moorti|pratima|प्रतिमा|pital ka diya|पीतल का दीया|samai|diya stand|ghanti|घंटी|tambe ka bartan|tambe ki bottle|तांबे की बोतल|lota|लोटा|kansa|काँसा > brass statue
# jewellery-handicrafts/bamboo-cane-jute
bet ki kursi|बेंत की कुर्सी|jhula balcony|hanging chair|swing chair|tokri|टोकरी|tokariyan|tokari|soop|chatai|चटाई|jute ka bag|जूट का बैग|cloth bag with print|eco friendly bag > bamboo cane jute
# jewellery-handicrafts/paintings-folk-art
picture for wall|wall art|frame my photo|frame photo|photo framing|photo frame|photoframe|photo frame karwana|फोटो फ्रेम|tasveer|तस्वीर|certificate frame|god photo frame|bhagwan ki photo > painting framing
`;

export const situationTerms: readonly SubcategoryTerms[] = readTerms(table);
