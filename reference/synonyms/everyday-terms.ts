import { readTerms, type SubcategoryTerms } from "@/reference/synonyms/term-table";

/**
 * What people call goods and services where listings have another word for them: parts and kinds that listings do not
 * name, who does it, what it is for, in English and in Hindi of both scripts. The notation of `subcategoryTerms`, without
 * words that carry nothing: search passes over those between the words of a term. No name of a town: beside another word
 * a term goes before a place ('plumber patiala').
 */
const table = `
# automotive/auto-spares
motor parts dealer|lorry spares > auto spare parts
pressure plate|friction plate|wheel cylinder > clutch brake parts
nozzle testing|crdi repair|fip|nozzle dukan|डीजल पंप मिस्त्री > diesel injector
leaf spring|tie rod end|lower arm bush|kamani patta|struts|ball joint > suspension parts
transmission assembly|cylinder head|gear box badalna|पुराना इंजन|scrapped car engine|engine seized replacement > used engines
# automotive/car-accessories
modify car|car fittings market|roof rack|alloy wheel cover|door visor|gadi decoration|bumper guard|mud flap > car accessories
infotainment|deck fitting|gaadi gaana bajane|subwoofer|gaadi tape|कार म्यूजिक सिस्टम|carplay screen|parking sensor > car stereo
cushion driver|armrest|gaadi gaddi|body cover|car seats stitched|lamination mat|seat kapda > seat covers
tinted glass|black film windows|sheesha film lagwana|शीशे फिल्म|save car scratches|teflon coating > sun film
# automotive/car-batteries
automobile battery|बैटरी दुकान|battery charging shop|terminal corroded|accumulator vehicle|distilled water up > vehicle batteries
mf battery|sedan battery|headlights dim > car battery
jcb battery|tractor start|harvester battery|crane battery > truck tractor battery
scooty battery|activa battery|scooty self le|horn weak bike|स्कूटी बैटरी|motorcycle battery dead > two-wheeler battery
# automotive/car-service
car ac gas filling|car ac gas refill|car ac gas charging|car ac gas > car ac repair
motor mistri|check engine light > car service repair
blower not working|condenser leak > car ac
lube change|engine tune up|mileage problem|गाड़ी सर्विसिंग|brake noise|coolant up|tel badalwana > car service
body shop|bumper repair|rust car door|respray|panel beating > denting painting
tyres wearing unevenly|steering pulling side|camber toe|steering shake|wheel wobble > wheel alignment
# automotive/ev-scooters-charging
battery vehicle|bijli gaadi|green vehicle|battery chalne gadi|fame subsidy vehicle|bldc hub motor|zero petrol vehicle > evs charging
tuk tuk|goods carrier electric|l5 auto|tirri > e-rickshaw loader
scooty without licence|bina licence scooty > electric scooter
wallbox|type 2 gun|electric car home|socket car parking > ev charger
# automotive/truck-bus-bodies
coach builder|vehicle fabricator|modify commercial vehicle|ambulance conversion|food truck making|pickup hood > truck bus bodies
sleeper coach berth|school bus conversion|tempo traveller modification|bus kaam|vanity van|staff bus refurbishing|luggage rack|caravan|passenger seating > bus interior
hyva|bulker|mining dump box|oil carrying vehicle|garbage compactor body|tel tanker|fuel bowser|milk tanker > tipper tanker
trailer maker|cowl cabin|ट्रक डाला|reefer box|tarpaulin body|truck painting art|mini truck canopy|lorry cabin|truck dala > truck body
# automotive/two-wheeler-service
gaadi start > two-wheeler service
bore piston|white smoke silencer|lathe boring|इंजन काम|timing chain sound|dhuan de bike|block piston > engine overhaul
bullet mechanic|chain sprocket change|carburettor cleaning|oil badalna|bike mileage kam|superbike workshop|headlight bike weak|disc brake squeal|mobil oil change > motorcycle service
activa mechanic|cvt|स्कूटी रिपेयर|scooty jerking|vespa restoration|moped repair|kick not working > scooter repair
# automotive/tyres-wheels
पहिया|nitrogen air filling|wheel > tyres wheels
radial|worn out tread|sidewall bulge|tyre rotation > car tyres
heavy duty radial > truck tyres
bike skidding rain|spoke rim|motorcycle tube > two-wheeler tyres
resoling|cold process|tread rubber|रबर चढ़ाना|bald tyre reuse|precured tread > tyre retreading
# building-materials/bricks-blocks
bhatta|masonry units|wall material|boundary wall material > bricks blocks
aerated concrete|high rise walls|porotherm > aac blocks
hollow clay|weathering tile|jhama > clay bricks
load bearing block|godown wall > concrete blocks
# building-materials/cement-concrete
construction material|building material shop|dhalai saman|निर्माण सामग्री|mortar|plaster material > cement concrete
parking floor blocks|driveway > paver blocks
fly ash cement > ppc cement
manhole lid|nali dhakkan|नाली ढक्कन|septic ring|chamber cover|hume pipe > precast covers
boundary poles|vineyard poles|खेत बाउंड्री|farm fencing pole > fence posts
batching plant|roof casting|boom placer|readymade masala|miller gaadi|concrete lorry|मिक्सर गाड़ी|floor pcc > ready-mix concrete
# building-materials/doors-windows
jaali darwaza|fittings house entry > doors windows
glass cabin|shower cubicle|frameless glass|acp elevation|structural facade|spider fitting > aluminium partition
bedroom door|plywood door|main entrance|swollen door replacement|laminated door|block board door > flush doors
garage gate automatic|shutter repairing|shutter stuck|grill shutter|godown entry|shutter spring > rolling shutter
mosquito mesh window|balcony band|casement|french door > upvc sliding
# building-materials/paints-waterproofing
wall care putty|brush roller|enamel|hardware paints|paint dibba > paints waterproofing
warehouse floor|garage flooring paint|self levelling|floor hardener|anti slip coat|dust free flooring > epoxy floor
snowcem|बाहर रंग|fading wall outside|algae outside wall|building outer colour > exterior weather-proof paint
royale|velvet finish|घर पेंट|kids room colour|zero voc|diwali painting material|andar paint|ghar rang|pastel shades > interior emulsion paint
chhat tapakna|roof leak sealant|bitumen|crack filler|छत पानी|liquid rubber|seepage solution|heat reflective coat|app sheet > waterproofing membrane
# building-materials/plywood-laminates
ply dukan|ply|wood sheet|carpenter material > plywood laminates
even thickness ply|bathroom cabinet ply > marine plywood
edge band|wardrobe outer finish|acrylic sheet shutters|matt finish sheet > decorative laminates
knob|sofa legs > furniture hardware
waterproof ply|kitchen ply|boiling proof ply|termite proof ply|वाटरप्रूफ प्लाई > bwp plywood
lakdi taal|hardwood|door chaukhat wood|लकड़ी टाल|lumber > teak wood
# building-materials/sand-aggregates
quarry|building material truck|material rcc > sand aggregates
kapchi|ballast|blue metal|boulders|railway ballast|soling stone|wmm > crushed stone
lal mitti|kali mitti|bharav|lying land filling|backfill|lawn soil|red earth > filling soil
# building-materials/tiles-sanitaryware
bathroom renovation material|ceramic shop|grout spacer|tile adhesive > tiles sanitaryware
dado|kitchen backsplash|washroom walls|mosaic > wall tiles
nalka|towel rod|bathroom accessories|angle cock|geyser mixer|toti > bath fittings
anti skid|hall tile|parking tile > vitrified tiles
orissa pan|sink|urinal > wash basin
# building-materials/tmt-steel
gi sheet|gi sheet roof|gi roofing > roofing sheets
iron merchant|लोहे दुकान|iron house|reinforcement|jindal dealer|lohe dukan > tmt structural steel
tying wire|cover gitti > binding wire
joist|h beam|sections shed|tee section > ms channels
टीन चादर|cement sheet|gi corrugated|teen shade > roofing sheets
earthquake resistant rod|stirrups|cut bend > tmt bars
# business-services/accounting-gst
tax lawyer|virtual cfo|auditor|cma report loan > accounting gst
ledger|profit loss|monthly mis > bookkeeping payroll
lut|composition scheme|e invoice > gst filing
huf|capital gains|form sixteen > income-tax return
# business-services/architects-engineers
mep|mep consultant|hvac consultant > architects engineers
consultant building|project management consultant|draftsman|site supervision|boq|building approval|completion certificate > architects engineers
blueprint|bungalow design|renovation drawing|column layout|front design|duplex design > house plan
plot measurement|lekhpal naap|layout marking|encroachment check|demarcation|khet naapna|topography > land survey
cracks building|rebound hammer|old building safety|society building inspection|beam cracks|bridge inspection|rcc strength|building darar|retrofitting > structural audit
property appraisal|मूल्यांकन|ibbi|factory assets worth > valuation report
# business-services/company-registration
company secretary|nidhi|dpiit|roc > company registration
food safety|khane licence > fssai licence
small business certificate|udyog aadhar > udyam registration
two partners firm|partners firm|partnership conversion > llp registration
opc|sole owner company|single director company > one-person company
investors company|form company|moa aoa|spice form > private limited company
municipal permit > shop establishment
tm|brand name|brand registry|ip lawyer > trademark registration
# business-services/legal-documents
kiraya nama|kirayanama|किरायानामा > rent agreement
consumer complaint|court marriage|e stamp|name change gazette|mutual consent|cheque bounce|divorce|kacheri kaam|vasiyat > legal documents
terms conditions|partners dispute|साझेदारी कागज़|privacy policy|contract likhwana|founders paper|sajhedari|vendor terms > contract drafting
flat kagaz check|encumbrance certificate|dakhil kharij|रजिस्ट्री|builder fraud check|plot disputed|old flat check|due diligence|mutation > property title
tenant papers|makan kiraye kagaz|rent paper|renew lease|eleven month lease|landlord contract|tenancy > rent agreement
# business-services/marketing-design
sms blast|pamphlet distribution|customer badhaye|creative agency > marketing design
brochure|brand mark|creative shop name|packaging artwork > logo identity
fm jingle|tv commercial|obituary|vacancy ad > newspaper radio
website traffic|keyword ranking|ppc|rank first page > search map listing
cafe promotion|इंस्टाग्राम|insta page chalane|post designing|viral video > social media
# business-services/office-space
workspace|serviced office|kaam jagah|temporary office|furnished office|office lawyer|wework type place|incubator|plug play|startup office|काम जगह > office space coworking
registered office|po box|front desk answering|sirf|apob ecommerce|courier receiving|letter receiving|noc gst > business address
seat freelancer|hot desk|day pass|wifi seat|remote worker|dedicated seat|baith kaam|flexi seat|quiet place work > coworking desk
cabin rent|team office|boardroom|manager cabin|client meeting place|office parking|lockable cabin|video conference|केबिन किराए|choti company jagah|interview room|managed office|training room > private office
# business-services/recruitment-payroll
मैनपावर|workers|offer letter|karmchari|कर्मचारी|background verification|employee onboarding|temp staff > recruitment payroll
thekedar|factory workers|लेबर ठेकेदार|thekedar labour|welder fitter supply|warehouse pickers|coolie|hamal > contract labour
provident fund|bonus calculation|सैलरी|form 16 staff|tankha hisab|gratuity|minimum wages > payroll pf
headhunter|campus hiring|candidates|talent acquisition > recruitment engineers
# business-services/testing-calibration
जांच लैब|iso traceable certificate|प्रयोगशाला|laboratory factory|third party inspection > testing calibration
milawat|adulteration|honey purity|khane jaanch|pesticide residue > food testing
तराजू जांच|weight stamping|measuring tools accuracy|dial gauge|legal metrology stamping|multimeter accuracy|thermometer check > instrument calibration
sbc|compression strength|सीमेंट जांच|spectro|core cutting|brick strength|chemical composition metal|hardness test|sieve analysis|steel rod testing > material testing
borewell water check|coliform|yellow water borewell|stp outlet sample|paani peene layak|effluent sample|water safe drink|potability > water testing
# chemicals-plastics/adhesives-resins
chipkane|bonding agent|cyanoacrylate|strong bond|hardener|sticking material > adhesives resins
jewellery casting|table pouring|crack injection|sheeshe jaisi coating|coaster making|hobby artist material|transparent coating > epoxy resin
label pasting|dibba chipkana|dextrin|kitab binding gond|pouch sealing > hot-melt glue
pva|mdf pasting|lakdi jodna|ply chipkana|sunmica pasting > wood adhesive
fiberglass|frp|grp|gel coat|boat making|फाइबर|फाइबर सामान|rooftop fibre lining|button making|mould making fibre|chopped strand|fibre kaam > polyester resin
# chemicals-plastics/dyes-pigments
colourant|dyestuff|colour chemical|leather colour|candle colour|food colour|industrial colour > dyes pigments
colour granules|dana rang|black compound pipes|bucket colour|calpet|color concentrate|antioxidant additive|additive|film whitening|plastic rangna|uv stabilizer > masterbatch
paint making colour|ink raw material|tile colour|fluorescent powder|floor colour|chrome yellow|pearl powder|geru|paver colour|rubber colour|ultramarine > pigment powder
kapda rangna|textile processing|fabric colour|procion|indigo|silk colour|yarn colouring|khadi rangai|कपड़ा रंगना|direct colour|block printing colour|dhaga rangne rang|garment dyeing|tie dye colour > reactive dyes
# chemicals-plastics/industrial-chemicals
msds > industrial chemicals
drain opener raw > caustic soda
acid slurry|surfactant|sles|washing powder banana|sabun business|handwash base|साबुन बनाने सामान|perfume detergent|डिटर्जेंट बनाना|cocodiethanolamide|dishwash making|phenyl banane saman|soap making|surf banane saman|vim bar making > detergent raw materials
derusting|passivation|chrome plating|lohe zang|seven tank process|electroplating|zang hatane > metal treatment chemicals
leavening|khane soda > sodium bicarbonate
glauber salt|namak jaisa filler|filler powder > sodium sulphate
# chemicals-plastics/lab-chemicals
science lab saman|college lab|pharma qc|microbiology media|merck dealer|research chemicals > laboratory chemicals
colorimeter|पानी जांच किट|residual test|mitti jaanch kit|fluoride kit|paani check kit > test kits
kaanch saman lab|kaanch nali|कांच सामान|desiccator|glass bottle stopper|separating funnel|distillation set|funnel|petri dish > laboratory glassware
potassium permanganate|silver nitrate|iodine|spectroscopy grade|ethanol pure|copper sulphate|agarose|standard solution|small bottle chemicals|titration > laboratory reagents
# chemicals-plastics/plastic-crates-drums
storage bin|moulded items > plastic crates drums
jerry|tel dabba|ibc tank > hdpe drums
laundry basket|hostel balti|bathing tub|drum ration|kitchen container > plastic buckets
tomato crate|vegetable box|carrying tray|jumbo bin|sabzi rakhne crate|parts bin|bottle crate|bread tray|fish box|jali tokri|mandi crate > plastic crates
nestable|warehouse base|godown floor base|cold room base|पैलेट|bori rakhne|export base|food grade base|maal rakhne platform|racking base > plastic pallets
# chemicals-plastics/plastic-granules
dana|polystyrene|tpe|virgin material|extrusion material|petrochemical|pvc compound|raw plastic > plastic granules
pom|acetal|pbt|polyamide|ptfe|auto parts moulding|led cover material|acrylic pmma|delrin|gear plastic > engineering plastics
bottle making material|blow moulding|roto powder|banane dana|drum making dana|high density > hdpe granules
carry bag material|lldpe|mulch raw > ldpe granules
polypropylene|bopp raw|container moulding|kursi banane dana|chair making dana|non woven raw|ppcp > pp granules
second dana|scrap dana|washed grinding|black dana|natural rp|off grade|pcr > reprocessed granules
# chemicals-plastics/solvents-acids
chemical drums|chemical tanker|mek|hydrogen peroxide|corrosive liquid|chemical liquid|hazardous liquid > solvents acids
nail polish remover|ester > ethyl acetate
muriatic|pool ph down|steel pickling liquid > hydrochloric acid
screen cleaner|electronics cleaner|pcb cleaner|sanitizer raw|surgical spirit > isopropyl alcohol
hno3|sona galane|aqua regia|gold refining|sone safai > nitric acid
dilute battery electrolyte|battery pani|battery dalne|oleum > sulphuric acid
dry cleaning liquid|paint patla|petrol like cleaner|brush cleaner|tarpin tel > thinner mineral
aromatic|ink diluent|toluol > toluene
# chemicals-plastics/water-treatment
paani saaf machine|water softener|iron removal|पानी साफ प्लांट|khara paani meetha|hard water solution|treat borewell water|water engineer|wtp|zld > water treatment
descaling|scale inhibitor|फिटकरी|polyelectrolyte|pac|alum|bleaching powder|coagulant > cooling-water chemicals
reverse osmosis|bottling plant|demineraliser|pure water pharma|tds kam|dialysis water|ion exchange resin|ro plant lagana|water jar plant > ro plant
effluent|sludge press|sbr|ganda paani saaf|aeration blower|hospital effluent|pollution board compliance|wastewater reuse > sewage treatment
pool pump|chlorine tablets|backwash valve|multigrade|pressure filter > swimming pool filtration
# education-training/books-teaching-aids
study material|stationery books > books teaching aids
novels|encyclopedia|engineering books|reference volumes|उपन्यास|university titles|upanyas|dictionary|journals|hindi sahitya|literature > library books
syllabus books|question bank|key book|कुंजी|solved papers|bulk school|kunji|notebook books set|sample papers > school textbooks
alphabet board|playschool material|science models|maths kit|india naksha|counting beads|human body poster|nursery class|duniya naksha|anganwadi kit|blocks kids|learning games|tlm|wall map|शैक्षिक चार्ट > teaching charts
# education-training/computer-courses
coaching computer|pgdca|adca|software training|diploma computer > computer courses
spreadsheet|vlookup|data entry training|dashboard making|macros|office skills|vba > advanced excel
ccc|o level|computer senior citizens|हिंदी टाइपिंग|computer beginners|dca|steno > basic computer course
power bi|sql|data science|artificial intelligence|business analyst training|analytics|machine learning|mis training|tableau > data analysis course
coreldraw|premiere|canva|motion graphics|illustrator|ui ux|vfx|youtube editing > graphic design course
coding|c language|software engineer banna|algorithms|django > python course
accountant banna|busy software training|accounts job training|billing software training|e accounting > tally gst course
html|full stack|wordpress training|app development|javascript|php|react|website designing course > web development
# education-training/exam-coaching
bcom|b com|bcom tuition|b com tuition|mcom > commerce coaching
test series|study centre|gk class|reasoning class|defence academy|govt job preparation|mock test|sarkari exam > exam coaching
bank naukri|lic aao|sbi|rbi assistant|staff selection > bank ssc
cma|bcom subjects|accountancy faculty|ca padhai|taxation paper > commerce coaching
kcet|common entrance > cet coaching
iitian faculty|physics chemistry maths|dropper batch|mains advanced|nta|olympiad > jee coaching
ntpc|रेलवे भर्ती|station master|alp|loco pilot|rail naukri|rpf|tte > railway exam
psc|deputy collector|mains answer writing|राज्य सेवा परीक्षा|tehsildar|civil services|collector banna|patwari > state services exam
शिक्षक भर्ती|pedagogy class|shikshak banne taiyari|kvs|shikshak bharti|teacher naukri > teacher eligibility
# education-training/language-classes
speak fluently|urdu|translator training|tutor language|videshi bhasha|communication skills|arabic|mandarin|learn hindi|sanskrit|tamil learn > language classes
delf|canada immigration|francais|tef > french classes
goethe|nurses germany|deutsch lernen|ausbildung > german classes
band score|student visa|विदेश जाने तैयारी|duolingo|bahar jane english|listening reading practice|canada visa exam|oet nurses|videsh padhai|uk visa exam > ielts preparation
jlpt|nihongo|caregiver job japan|hiragana|kanji|japan jobs > japanese classes
personality development|confidence building|grammar|hesitation|group discussion|public speaking > spoken english
# education-training/music-dance-classes
wedding choreography|mridangam|performing arts|veena > music dance classes
bhajan singing|kriti|sarali varisai|tyagaraja songs > carnatic vocal
चित्रकला|elementary grade exam|pencil shading|calligraphy|chitrakala|fine arts|kids art|mandala > drawing painting classes
synthesizer|casio|acoustic|learn instrument|band practice|chords|strumming|trinity grade > guitar classes
visharad|gayki|voice training|ghazal|khayal|riyaz|sur taal|thumri > hindustani vocal
semi classical|tatkar > kathak classes
group exercise|ज़ुम्बा > zumba classes
# education-training/school-furniture-supplies
school desk|student desk|class desk > school bench desk
classroom|school set up|lockers students|anganwadi supply|college furniture|institution supplier|school interiors|preschool set up|sports kit school > school supplies
digital board|touch display|ifp|स्मार्ट बोर्ड|display coaching|स्मार्ट क्लास|digital classroom|e learning screen|teaching setup|smart tv class|touch board|video class setup > interactive panel
chair writing pad|student table|teacher table|nursery chairs|iron frame desk|hostel study table|bachon kursi|classroom seating|exam hall chair|kids chair|kindergarten table|mej|tuition centre seating > school bench
atal tinkering|spring balance|microscope students|galvanometer|prayogshala kit|prism lens|skeleton|stem kit > science laboratory kit
easel|writing surface class|roll up board|chalk board|kala takhta|notice board|pin up board|soft board|takhta|चॉक > white board
# education-training/school-tuition
coaching class|after school|class eleven|nios|vacation batch|group batch|cbse|doubt clearing|exam revision|icse|homework|sanskrit school > school tuition
bead counting|rubik cube|concentration class|fast calculation|jodna sikhna|memory training|pahade|tables learning > abacus
first standard|handwriting class|shadow teacher|handwriting improvement|lkg ukg|small kids > home tutor
middle school|sixth standard|seventh|hindi english tutor|scholarship exam|chhathi class|eighth class|navodaya|sainik school entrance > tuition class
matric|board exam|high school|tenth|english tenth|matric taiyari|ninth standard|social science|ssc board|trigonometry > tuition
# education-training/skill-training
skill development centre|hunar > skill trade training
parlour kaam sikhna|hair styling academy > beauty make-up course
vmc operator course|cnc programming classes|mechanical design course|draftsman course > cnc autocad
house wiring class > electrician wiring
learn phone repairing|smartphone technician training|mobile banana sikhna|मोबाइल रिपेयरिंग सीखें|handset hardware institute > mobile repairing course
blouse cutting class|sewing classes ladies|dress making institute|pattern making course|kapde silna sikhaye > tailoring fashion
bike mechanic training|learn motorcycle repair|बाइक मैकेनिक ट्रेनिंग > two-wheeler mechanic course
# electrical-solar/electrical-contractors
government licensed wireman|class contractor|bijli theka > electrical contractors
grounding|gi pipe earthing > earthing
electric point > house wiring
load sanction work|cable jointing|bus duct erection|power connection unit|factory bijli kaam|cable trench work|eic approval drawing > factory electrification
# electrical-solar/generators
power backup machine > generators
camping power supply > petrol generator
standby power factory|power backup hospital|three phase genset|backup marriage hall > diesel generator
# electrical-solar/inverters-batteries
ups server|ups server room|server ups > online ups
sine wave > inverters batteries
pure sine wave|acid battery|battery exchange old|bijli chali jaye > home inverter
lfp cells|energy storage|wall mounted battery|long life battery > lithium battery
three phase ups|double conversion power|smf battery bank|ups beeping > online ups
# electrical-solar/led-lighting
hanging lamp|pendant light|sconces|bedside lamp|diya style light|picture lamp > chandelier
focus light|road lamp|ground light cricket|sadak light|hoarding light|garden bollard|compound light > flood light
godown light|factory shed light|warehouse lamp|industrial luminaire|well glass fitting|light turns movement|high ceiling lamp > high bay
ceiling lamp|batten|concealed light|profile light|rope light cove > panel light
# electrical-solar/motors-transformers
jali hui motor|jali motor|jala hua motor|जली हुई मोटर|motor jal gayi > motor rewinding
step down|dtr|ct pt|substation > distribution transformer
burnt winding|coil winding|armature winding|motor garam|winding mistri|copper coil rewinding > motor rewinding
variac|surge protection machine|line conditioner > voltage stabiliser
ac motor|motor lathe|crane duty motor|slip ring > induction motor
# electrical-solar/panels-switchgear
power factor correction|capacitor bank|feeder pillar|bus bar chamber|pf penalty bill|synchronising panel|tension board|switchboard building > lt distribution panel
breaker tripping|isolator|rcbo|main switch > distribution board
dol|borewell panel box|overload relay|single phasing preventer|मोटर स्टार्टर|push button station|pump off automatic > motor starter
speed control motor|automation company|servo drive|machine automatic|drive fault repair > automation panel
# electrical-solar/rooftop-solar
off grid|bijli bill zero|epc company|pv modules|hybrid plant|bifacial panel|mono perc|sell power grid > rooftop solar
panel washing|dusty modules|panel dhool|bird droppings modules|panel safai > solar panel cleaning
village pole lamp|tender village lights|farmhouse pole light|dusk dawn lamp > solar street light
evacuated tube geyser|dhoop pani garam|fpc collector|roof geyser leaking > solar water heater
# electrical-solar/wires-cables
ht cable|overhead conductor > armoured cable
extension cord cable|panel wire|machine cord > flexible cable
frls|hr wire|earthing green wire|zhfr|fire retardant wire|phase neutral wire|stranded copper > house wire
# electronics-it/billing-pos
point sale|dukaan machine > billing pos
receipt maker|restaurant kot machine|touch till|parchi nikalne machine|cash counter computer|edc|bill kaatne machine|supermarket checkout > billing machine
load cell|crane scale > weighing scale
label printer|qr reader|sticker barcode printer|cash drawer|code reader gun > thermal printer
# electronics-it/cctv-biometrics
electronic security > cctv biometrics
fingerprint|face reader staff|angutha machine|time office machine|card punch|अंगूठा मशीन > biometric attendance
night vision|wifi camera home|ptz|baby watching camera > cctv camera
dvr not recording|blurred camera picture|camera cable fault > cctv maintenance
smart bell|darwaze ghanti camera|entry phone|वीडियो डोरबेल > video door
# electronics-it/circuit-boards-components
ic|mosfet|electronic saman dukaan|breadboard|crystal oscillator|jumper wire > electronic components
smd soldering|pick place|through hole soldering|box build|wave soldering|board soldering|सोल्डरिंग काम|jobwork electronic cards > pcb assembly
single side board|gerber board|aluminium core board|bare board|double sided pth|board etching|सर्किट बोर्ड > pcb manufacturing
switching supply|constant current driver|dc supply|waterproof supply|twelve volt supply|transformer led strip|dc dc converter|एलईडी ड्राइवर|पावर सप्लाई > smps
# electronics-it/laptops-computers
custom build|cpu|tower cabinet|workstation video editing|system office > assembled desktop
usb hub|external hard disk|mousepad|hdmi cable|laptop charger > computer peripherals
hire notebook|temporary systems staff|bulk rental exam|notebooks event > laptop rent
used notebook > refurbished laptop
# electronics-it/mobile-phone-repair
gadget repair > mobile laptop repair
memory card corrupt|formatted drive back|hdd clicking sound|ransomware files|डिलीट फोटो वापस > data recovery
laptop not turning|notebook hinge broken|laptop overheating|format computer|laptop display tooti|computer mechanic|pani gir laptop > laptop repair
cracked folder|mic not working|charging port loose|back glass|camera glass broken > mobile screen replacement
# electronics-it/networking-servers
helpdesk|outsourced department|desktop engineer|antivirus systems|managed services|कंप्यूटर एएमसी > it support
range extender|hotspot guests|internet slow > office wi-fi
fibre splicing|io box|switch rack dressing|internet wire office|voice data points|नेटवर्क केबल > network cabling
nas|file sharing machine|tally common machine|data centre hardware|backup storage|hot swap disks|domain controller|data backup company|central data machine > rack server
# electronics-it/software-websites
coder > software websites
invoice generator|stock management|dukaan hisaab computer|stock register computer|godown stock program|udhaar khata|बिल बनाने सॉफ्टवेयर > accounting software
web developer|shopify|landing page|wordpress|payment gateway|web portal > business website
mrp|production planning|odoo|plant management system|bom tracking|shop floor tracking|sap small industry|raw material planning|machine downtime reporting > erp
flutter|app like zomato|react native|taxi booking app > mobile app
# events-catering/banquet-halls
place function|function jagah > halls venues
engagement place|shaadi jagah|विवाह हॉल|samaj bhavan|mangal karyalaya > banquet hall
dealers meet place > conference room
open ground|garden reception|khula maidan shaadi|kitty party place|pool party place|vatika|rooftop party > party lawn
# events-catering/cakes-bakers
kulcha|dinner rolls|footlong|ब्रेड सप्लायर > bread buns
black forest|red velvet|ganache|butterscotch|brownie > chocolate truffle
sweet counter wedding|jar desserts|live sweet corner|macaron|pudding cups|cheesecake|donuts|rasmalai tres leches|shaadi meetha counter|mousse shots|meetha stall party > dessert table
# events-catering/caterers
wedding cook|cook wedding|shaadi cook > wedding catering
dabba|hostel mess contractor|roti sabzi delivery|dabbawala > office lunch
pani puri stall|starters|finger food|golgappe function|high tea|momos stall|bulk food|chai nashta function|barbeque home|kebab counter > party catering
cook function|maharaj wedding|bhoj|reception dinner|veg menu|sangeet dinner|waiters function|mundan function food > wedding catering
# events-catering/event-planners
function intezam > event planners
clown|kids games host|mickey mouse costume|face painting|bouncy castle|first birthday theme|juggler|game stalls kids > birthday party
award night|brand activation|offsite|inauguration|mall promotion|exhibition organiser|family day company|celebrity booking > corporate events
bridal entry|sangeet choreographer|shaadi poora intezam|anniversary organise|royal wedding|wedding budget|baraat arrangements|roka ceremony > wedding planning
# events-catering/flowers-garlands
roses girlfriend|condolence wreath|gerbera bunch > bouquets office
lotus|rajnigandha|chrysanthemum|shevanti|tulsi leaves durva|hibiscus > loose flowers
var vadhu mala|sehra > wedding garlands
# events-catering/photography-video
photo visa|family portrait|first birthday photos|kids portfolio|old photo restoration|headshot linkedin > passport photographs
amazon listing pictures|flipkart listing photos|white backdrop images > product photography
cinematic film|live streaming ceremony|mixing editing|mehndi photos > wedding photography
# events-catering/sound-lights
साउंड लाइट > sound lights
bhonpu|announcement system|horn unit|prayer hall audio|gooseneck > pa system
music system party|dance floor music|sangeet music|gana bajane|house party music > sound system
moving heads|fog machine|cold pyro|sharpy|badi screen kiraye|concert lighting|dry ice smoke|स्टेज लाइट|cricket match screen|smoke blaster > stage lights
# events-catering/tents-decoration
party backdrop > balloon birthday
sofa function|bartan kiraye|crockery rent|mattress guests rent|carpet dari hire|pedestal fans function > chairs tables hire
kanat|marquee > shamiana pandal
entry gate decor|jaimala stage|house lights marriage > stage decoration
# food-agriculture/dairy
gulab jamun mawa > fresh khoya
tofu > fresh paneer
sweet curd|mishti doi|elaichi shrikhand|gujarati sweet curd > fresh shrikhand
bucket milker|cream separator|doodh nikalne|doodh nikalne machine|दूध निकालने|दूध निकालने मशीन|bhains dohne machine|fat testing machine > milking machine
# food-agriculture/farm-equipment
pesticide sprayer|pesticide spray pump|spray pump farm > battery sprayer
kisan machine > farm equipment
backpack pump|mist blower|fogging crops|dawa pump|nozzle lance|keetnashak pump > battery sprayer
dripper|lateral pipe|venturi|rain gun|inline pipe|kheti pani system|mulching film > drip irrigation
nirai machine|ghaas nikalne machine|weeding machine|tilling small plot|reaper|small farmer machine > power tiller
harrow|leveller|sowing machine > tractor rotavator
# food-agriculture/fruits-vegetables
farm fresh > fruits vegetables
band gobhi > cabbages crates
salad leaves|asparagus|herbs basil > exotic vegetables
alphonso|hapus|dasheri|totapuri|langra > mangoes
pyaz bori > onions crates
fries grade > potatoes crates
hybrid tomato > tomatoes crates
fresh produce vendor|chopped veg > vegetable supply
# food-agriculture/oils-jaggery
til tel > edible oils jaggery
thengai ennai|virgin oil hair|copra > coconut oil
sing tel > groundnut oil
sugar substitute|bellam > jaggery
bee products|multifloral|madhumakkhi > raw honey
oil heart patient > rice bran oil
frying oil restaurant > soyabean oil
deep fry oil|oil namkeen factory > sunflower oil
# food-agriculture/rice-grains-pulses
urad > rice grains pulses
pulao everyday chawal > kolam rice
kodo|shree anna|kangni|proso|samak > millets
yellow lentil|green gram whole > moong dal
sela > ponni boiled
tuvar|tur|thuvaram paruppu > toor dal
rava > wheat flour
# food-agriculture/seeds-fertilisers
kheti dukaan|krishi kendra > seeds fertilisers
pashu chara|napier|barseem > fodder maize
lawn grass > nursery plants
cocopeat|compost|potting mix|soil pots|earthworm > vermicompost
micronutrient|foliar spray|mono potassium phosphate|growth booster crop|pile patte fasal|fertigation > water-soluble fertiliser
# food-agriculture/snacks-sweets
mithai diwali gift > assorted mithai
toast|khari|chai saath biscuit > bakery biscuits
magas|motichoor > besan barfi
gathiya|farsan|daal moth > bhujia
diwali faral|cornflakes mix|चिवड़ा > chivda
ghee mysurpa|मैसूर पाक > mysore pak
appalam|fryums|mirchi achar|khichiya > papad pickles
# food-agriculture/spices
pansari > spices
pisa hua masala|tandoori mix > blended masala
manjal|curcumin > turmeric powder
sabut dhania|star anise|kesar|hing > whole spices
# food-agriculture/tea-coffee
beverage > tea coffee
kadak chai|loose patti thok|hotel dust|kadak patti|mamri > ctc tea
espresso blend|kaapi powder|chicory|decoction powder|french press grind|cold brew > coffee
machine rent pantry|hot beverage dispenser|cafe machine monthly|cappuccino mix > tea vending
oolong|ग्रीन टी|long leaf|chamomile > whole-leaf tea
# furniture-interiors/curtains-blinds
soft furnishing > curtains blinds
pvc flooring|floor mat roll|farsh chatai|linoleum|कालीन|gym rubber floor|फर्श मैट > carpets vinyl
drapes|rod rings|eyelet|bedroom drapes|tieback|readymade drapes hotel > curtains stitching
zebra shade|sun glare office|dhoop rokne|roman shade|balcony shade|honeycomb shade|dhoop aa cabin|privacy glass cabin|block sunlight cabin|wooden slat shade > window blinds
# furniture-interiors/false-ceilings
armstrong|sound absorbing roof|mineral fibre|metal lay tile|echo hall|clip metal > grid ceiling
plaster paris|jali moulding|hall ceiling|plus minus pop|फॉल्स सीलिंग > gypsum false
wooden divider|room divider|cubicle wall|toilet cubicles|conference cabin making|soundproof cabin > office partition
deewar kagaz|wpc louver|louvers|seelan deewar chupana|wall sticker|marble sheet wall > wall panels
# furniture-interiors/home-furniture
dahej furniture|pooja mandir unit|swing jhula > home furniture
khana khane table|family eating table|wooden chairs|dinner table bench|bar stools > dining set
cot|queen size bed|khat|shaadi bed|single bed hostel|bedside table|bunk bed children|takht|charpai|folding cot|सोने पलंग > double bed
chappal stand|juta rakhne|टीवी यूनिट|wall shelf|crockery cabinet > tv unit
clothes cabinet|sliding closet|chest drawers > wardrobe
# furniture-interiors/interior-design
makeover|decorator|mood board|colour scheme advice|only drawings execution|render bedroom > interior design
two bedroom package|bungalow makeover|ghar kaam poora|complete flat woodwork|makaan sajawat|budget flat package|luxury home decor|bedroom makeover > full home interiors
showroom design|salon decor|dukaan sajawat|corporate fitout|retail store design|office designing company|reception area design|gym interior > office interiors
# furniture-interiors/mattresses-sofas
orthopaedic back pain|takiya|baby cot foam|double bed gadda > mattress
torn rexine|sofe gaddi dab > sofa repair
sectional|lounge seating|three plus plus|loveseat|chesterfield > sofa set
# furniture-interiors/modular-kitchens
black stone|otta|nano white|stone counter fitting|slab crack|corian|platform pathar > kitchen platform
bartan rakhne jali|cutlery tray|plate rack|corner carousel|pantry unit|bottle rack|trolley wheel jam|magic corner|thali stand > kitchen trolleys
u shape|termite proof kitchen|tall unit|profile handle > modular kitchen
# furniture-interiors/office-furniture
boss table|manager desk|director cabin desk|credenza|side unit|sahab table|writing desk drawers|principal table > executive table
linear desk|partition desk|bpo seating|staff baithne vyavastha > modular workstation
study chair|staff seating|waiting bench|घूमने कुर्सी|training chair pad > office chair
file almirah|worker locker|godrej type almirah|document cabinet|vertical filing|iron almirah|gym lockers > steel cupboards
# furniture-interiors/shop-fittings
mobile shop counter > glass display
mezzanine storage system|warehouse shelves > heavy-duty racks
dukan furniture > shop fittings racks
file shelf|iron almirah open > slotted-angle rack
garment stand|end cap shelf|shopping trolley basket > supermarket racks
# health-medical/ayurveda-wellness
natural healing > ayurveda wellness
vaidya|sleep night|nasya|वैद्य > ayurvedic therapy
ashwagandha powder|triphala churna|pachan churan|giloy juice|aloe vera gel|amla juice > herbal products
asana|stretching stiff back|learn breathing exercises|योग शिक्षक|प्राणायाम > yoga classes
# health-medical/clinics-physiotherapy
rct|cavity filling|bleeding gums > dental treatment
general checkup doctor|medical certificate leave|child has cold|loose motion > family doctor
exercise after stroke|traction|gardan akad|sciatica > physiotherapy
# health-medical/diagnostics
imaging path centre > diagnostics lab tests
vitamin d|dengue report|creatinine|typhoid widal|lft kft|peshab janch|pregnancy confirm|थायराइड टेस्ट > blood tests
employee medical|swasthya shivir|staff medical|कर्मचारियों जाँच > health check
usg|chest film|ct|ecg|radiology|bone fracture film > ultrasound x-ray
# health-medical/home-nursing
home healthcare > home nursing
bai patient|gda|companion senior > caretaker elderly
wheelchair month|bipap rent|air mattress hire|cpap few days > medical equipment rent
icu home|catheter change|drip lagane|wound dressing|insulin injection|injection lagane|ryles tube feeding|gnm|vaccination home|bed sore > trained nurse
# health-medical/hospital-furniture
patient bed|bed patient|bed for patient > hospital bed
fit out hospital|overbed table|step stool|instrument trolley|medicine trolley|crash cart > hospital furniture
marij dekhne table > examination couch
maternity table|ot table|labour table|air mattress bedsores|bed paralysed patient > hospital bed
chhadi|tripod stick|viklang chair|handicapped cycle > walking aids
# health-medical/medical-equipment
surgical shop|medical devices dealer|clinic machine > medical equipment
oximeter|blood sugar strips|check sugar home|sugar check machine > bp monitor
blood slide viewer|centrifuge|khurdbeen|सूक्ष्मदर्शी|lab analyser > binocular microscope
breathing problem home|bipap|spo2 falling > oxygen concentrator
multipara|vital signs screen|defibrillator|ot light|infusion pump|heart screen|dhadkan dekhne machine > patient monitor
vaporiser|steam inhaler|bhaap machine|child wheezing night > glucometer nebuliser
# health-medical/pharma-wholesale
chemist|chemist supplier|medical store supply > generic medicines
asava arishta|churna bulk|bhasma|desi dawa thok|homeopathy stockist|herbal tonic distributor|unani|liver tonic > ayurvedic medicines
pcd|paracetamol bulk|pcd franchise|ointment|c f agent|third party manufacturing|jan aushadhi|injection vials|मेडिकल स्टोर सप्लाई > generic medicines
cow calcium|deworming goats|mineral mixture|pet tonic > veterinary medicines
# health-medical/surgical-disposables
dressing pad|plaster paris roll|micropore|wound dressing material|band aid|first aid|chot patti|sanitary pad > cotton gauze
glucose bottle set|intracath|saline line > iv sets
hand cover dentist > nitrile gloves
ryles tube|scalpel blade > surgical disposables
head cap|shoe cover|hospital apron|disposable bedsheet|ot sheet|surgeon s dress|operation kapde > surgical gowns
scalp vein > syringes cannulas
# home-repair/ac-service
office cooling upkeep|ductable|hotel ac dekhrekh|saal bhar contract|chiller plant upkeep > ac maintenance contract
copper piping|drain pipe > ac installation
foam wash|coil wash|before summer checkup|outdoor unit noise|pcb repair > split ac service
# home-repair/appliance-repair
white goods|induction|room heater|chulha|mixer mechanic > appliance repair
water cooler > refrigerator repair
picture only sound|television|lines screen|home theatre|टीवी मैकेनिक > tv repair
dryer not spinning|spin tub|dishwasher|semi automatic washer|door gasket > washing machine repair
water heater > geyser repair
# home-repair/carpentry
wood work > carpentry
latch|door closer|door swollen rain|peephole|chair leg broken|palang toot|termite eaten wood|woodworker|table wobbling|assemble bed|सुथार > carpenter repair
cupboard making|built closet|lakdi almari|cabinet bedroom|tv unit making|shoe rack maker > made-to-measure wardrobe
insect screen|machhar aate|fly screen|keep mosquitoes out|magnetic net curtain > mosquito net
# home-repair/home-electrician
sparking|electric shock tap|geyser point|plug repair|electric fault|wire jal|extra point kitchen|meter box|बिजली आ > electrician
ghanti|bell not ringing|ups connection|house wiring contractor > doorbell wiring
diwali lights balcony|led panel fitting > light installation
# home-repair/house-painting
outside wall|jhula painting|cement paint|bahar deewar|factory shed painting|compound wall|elevation colour|bahar rang > exterior painting
rang mistri|seelan daag|wall peeling|colour bedroom|paint before diwali|damp patches wall|room colour|landlord flat painted|kids room walls > house painting
varnish|melamine|duco|lacquer > wood polish
royale play|stencil design wall|feature wall|designer wall > texture work
# home-repair/plumbing
bathroom fitting|concealed piping|bathroom renovation pipes|western toilet lagwana > bathroom plumbing
toilet keeps running|toilet seat fitting|paani tapak|drain jam|mixer tap|water pressure|water flooding kitchen|underground pipe broken|main line leak|paani pipe tooti|pipe joint > plumber
tanki|ball cock|float switch|sump connection > water tank
# home-repair/water-purifiers
water cooler filter|jar bottling > commercial ro plant
alkaline water machine|tds high > ro purifier
water tastes bad|carbon filter|sediment cartridge|sv valve > ro purifier service
white stains taps|scale geyser|bathroom tap softener|salt softener > water softener
# home-repair/waterproofing-masonry
grouting|epoxy joint filling > bathroom leakage
membrane sheet|heat proof coating|monsoon protection|water stagnant roof|chhat pani|वॉटरप्रूफिंग > terrace waterproofing
brick wall|floor laying|eent deewar|broken tiles|compound wall making|kadiya|tile joints > masonry work
# jewellery-handicrafts/bamboo-cane-jute
handicraft grass > bamboo cane jute
gift hamper tray|pankha handmade|wicker|flower basket|laundry hamper > bamboo baskets
bent sofa|verandah chairs|bent kursi|murha|mooda|मूढ़ा > cane furniture
lunch bag|bottle bag|thaila printing|burlap > jute bags
# jewellery-handicrafts/brass-metal-craft
thali set|copper jug|handi|glass drinking copper|serving dishes guests|water pot|biryani handi > brass utensils
akhand jyot|vilakku|dhoop stand|aarti|lantern|candle stand|deepam > brass lamps
nataraj|sculpture|laughing buddha|bust leader|radha krishna > metal statues
# jewellery-handicrafts/gemstones
johri > gemstones
jyotish stone|ratna pehne|cat s eye > astrological gemstones
loose stones|cz|garnet|faceted|cabochon|stone ring setting|navratna|aquamarine > cut gemstones
necklace beads|crystal bracelet|mala banane moti|hakik|sphatik mala|हकीक > gemstone beads
# jewellery-handicrafts/gold-silver-jewellery
jeweller|sarafa > gold silver jewellery
black beads bride|diamond ring|old gold exchange > gold mangalsutra
goldsmith|sunar|repair broken chain|jadai|sona galana > jewellery job work
toe ring|bichhiya|nazariya|baby kada|kamarbandh|sterling jewellery|बिछिया > silver anklets
gift naming ceremony > silver articles
sikka > silver coins
# jewellery-handicrafts/imitation-bangles
girl s accessories > imitation jewellery bangles
choker|rani haar|polki|maang tikka|gram gold|haldi floral set|american diamond set|bharatnatyam ornaments|long haram|shaadi haar > bridal necklace
ear tops|danglers|hoops|trinkets boutique > earrings wholesale
# jewellery-handicrafts/paintings-folk-art
madhubani saree cloth|fish peacock painting > madhubani painting
artwork|chitrakar|handmade canvas|hath bani painting|miniature|oil portrait|decor hotel lobby|phad|ghar deewar painting > paintings folk art
jagannath painting > pattachitra painting
frame certificate|photo madhwana|degree frame|mount poster|frame banane > picture framing
gift griha pravesh|lakshmi painting > tanjore painting
adivasi chitra|gond|white brown figures > warli painting
# jewellery-handicrafts/pottery-ceramics
earthenware > pottery ceramics
tealight holder|festival lights mud|karwa|small earthen lamps > clay diyas
dinner plates|coffee mug|bowl|serving bowl|chai cup|restaurant plates|jar pickle|ceramic vase|cheeni mitti bartan|plates cafe|glazed ware|tea cups handmade|चीनी मिट्टी बर्तन|अचार बरनी > hand-painted ceramic
matka|balcony garden pots|big pot tulsi|water pot summer|pot bonsai > terracotta planters
# jewellery-handicrafts/wood-carving
haveli door|entrance door design|royal entrance|rajasthani window > carved doors
hathi|animal figures|sandalwood statue|figurine > carved wooden elephants
puja ghar|pooja unit|singhasan|पूजा घर > wooden temple
cnc jali|partition screen|wood mural > carved panels
gift toddler|non plastic toys|doll|rocking horse|chess set|lattu > wooden toys
# machinery-tools/air-compressors
separator element|air leak audit|valve plate kit|overhauling > compressor maintenance
frl|actuator|pu pipe|push fitting|dcv|न्यूमैटिक|actuator gate valve > pneumatic cylinder
piston type|puncture shop machine|dental clinic air|air pump|पंचर दुकान मशीन|एयर टैंक > reciprocating compressor
rotary compressor|vsd|moisture air line|cfm > screw compressor
# machinery-tools/bearings
puller|circlip > bearings
motor bearing|nbc|electric motor noise|chharra|मोटर बेयरिंग|छर्रे > ball bearing
router machine rail|slider block|straight motion > linear guide
conveyor shaft support|pedestal|flange unit|shaft stand > pillow block
truck hub|cone cup|gearbox roller|tractor wheel|thrust > roller bearing
# machinery-tools/cnc-job-work
tool room|vendor machined parts > cnc job work
lathe work|bush|shaft|brass components|kharad kaam|spacer|round parts|piece made sample|roller turning|kharadiya|stainless components|खराद काम > cnc turning
centreless|lapping|honing|polish shaft tolerance|micron finish > cylindrical grinding
slot cutting|prototype|jig|die making > vmc milling
spark erosion|wedm|punch die|gauge making|वायर कट|broken tap removal > wire-cut edm
# machinery-tools/food-machines
sugarcane juice|roti maker|potato peeler|sabzi katne machine > food processing machines
tel nikalne machine|kolhu|ghani|कोल्हू|तेल निकालने मशीन > cold-press oil machine
masala grinding|gharghanti|pisai|rice huller|spice grinder > flour mill
fryer|extruder|batch fryer|masala coating drum|ghar baithe udyog|murukku > namkeen making
idli batter|gravy machine > wet grinder
planetary mixer|bakery mixer > dough kneader
papad udyog > papad making
# machinery-tools/gears-transmission
lovejoy|motor pump joint|love joy|shaft joint|universal joint|cardan|rubber star > flexible coupling
bevel|spur|rack pinion|involute > helical gears
rpm kam|planetary > worm reduction
chakri > sprocket set
# machinery-tools/lathes-machine-tools
bandsaw machine|workshop machinery|power press|hydraulic press > lathes machine tools
thread cutting rods > all-geared lathe
fanuc|swiss type|production turning|turnmill|cnc lathe|cnc lathe machine > cnc turning centre
pillar drill|hole making plates|tapping|bench drill|geared drill > radial drilling
vertical milling|planer|shaper|randa machine iron > used machine
bench grinder|cylindrical grinder|ghisai machine|purana grinder > surface grinder
# machinery-tools/power-hand-tools
tile cutter|flap disc|loha katne machine|patthar katne|cut iron rod|ग्राइंडर मशीन > angle grinder
chain kuppi|jack|engine lift|lever block|चेन कुप्पी > chain pulley block
vice|garage toolbox|measuring tape > hand tool kit
drill|hole wall|masonry bit|demolition hammer|cordless|screwdriver machine|concrete todne machine|हैमर मशीन > hammer drill
# machinery-tools/pumps
samarsible|deep well|kuan|nalkoop|khet paani|open well|farm irrigation|solar pump|सोलर पंप|solar water pump|kheti motor > submersible pump
acid transfer|gear pump|dosing|hot oil|boiler feed|multistage > centrifugal pump
drain water|site water removal|sludge|nali paani nikalna|basement paani nikalna > dewatering pump
tullu|half hp motor|paani khinchne motor > monoblock pump
rewinding|seal leak|impeller change|bearing noise pump|motor rewinding|motor pani utha|mechanical seal|मोटर वाइंडिंग > pump repair
# metals-fabrication/castings-forgings
pdc|gdc|heat sink housing|aluminium galana > die castings
grey iron|machine base|counterweight|valve body|moulding sand|ductile > cast-iron castings
gear blank|flange blank|connecting rod|ring rolling|lohar|garam lohe peetna > forgings
precision casting|turbine part > investment castings
# metals-fabrication/fasteners-wire
hardware items > fasteners wire
playground net|diamond mesh|plot ghera > chain-link fencing
kabja|stud|dibri > bolts nuts
sds|kil|csk > drywall screws
murgi jali|poultry net|binding wire|cage|मुर्गी जाली > welded mesh
concertina > barbed wire
# metals-fabrication/gates-grilles
sliding gate|farmhouse gate|compound entry|phatak|फाटक > main gate
spring change|shutter upar ja|शटर मिस्त्री > shutter repair
baluster|stairs side support > stainless-steel railing
child safety balcony|pigeon proof bars|burglar bars|jangla lagwana|baby climb balcony|जंगला > window grilles
# metals-fabrication/laser-cutting
cut laser|laser cut|laser cut sheet > laser cutting
fold sheet|bend steel sheet|shearing|chadar mudwana > press-brake bending
name plate cut|plasma|letters steel|sheet profile|loha kaatna|dxf file|metal letters|designer jaali|water jet|gasket shape|precise holes sheet|चादर कटिंग > laser cutting
tube profile|pipe hole making|pipe notching|saddle cut|pipe katne kaam > laser tube cutting
paint metal|oven paint|grill colour coating|rang almirah|metal rang|powder paint|scratch resistant paint|aluminium section coating > powder coating
# metals-fabrication/scrap-recycling
dead laptop|पुराना कंप्यूटर > e-waste collection
old books|shredding|cardboard waste|purane kagaz > paper scrap
burada|swarf|iron dust|brass chips|boring chips|metal waste|kharad burada|copper waste|लोहा बुरादा > machine-shop turnings
sell closed factory|plant dismantling|boiler dismantle|factory band|dismantle shed > old machinery
# metals-fabrication/sheets-coils
metal stockist|patra > sheets coils
alu chadar|foil|roofing aluminium|acp skin > aluminium sheets
pital patti|brass foil|transformer foil|bronze plate|shim > brass strips
crca|cold rolled|hrpo|galvanised|mild steel|tank making plate > hot-rolled sheets
mirror finish|non magnetic steel|utensil patta|food grade steel|designer golden sheet > stainless-steel sheets
# metals-fabrication/structural-fabrication
roller conveyor|hand trolley|screw conveyor|moving cartons line|bucket elevator|thela|factory trolley|कन्वेयर > conveyors trolleys
column beam|hoarding structure|iron work|erection|foot over bridge|वेल्डर > structural fabrication
roofing|tin chhat|warehouse building|poultry shed|cow shed|shed banana|टीन शेड|portable cabin > pre-engineered shed
reactor|storage tank|syrup tank|steel tanki|chimney stack > steel tanks
# metals-fabrication/tubes-pipes
swr|swr pipe|swr fittings|upvc fittings|cpvc fittings|pipe fittings > tubes pipes
hollow section|lohe nali > tubes pipes
refrigerant line|oxygen line hospital|pancake coil > copper pipe
box section > steel tube
plumbing line material|elbow tee coupling|water line farm|पानी लाइन > water pipe
steel nali > stainless-steel pipe
# packaging/bottles-jars
cream container|lotion dispenser|serum dropper > cosmetic jars
tel dibba|phenyl empty > jerry cans
preform|hair oil bottle|sample vials > pet bottles
# packaging/corrugated-boxes
khokha|petti|paper packaging|dabba banane|ecommerce box|fruit box|mango box|self lock box|aam peti|ghar shift dabbe|box shifting > corrugated boxes
wrapping sheet|liner|kraft wrapping|furniture wrap > corrugated sheets
overseas packing|seaworthy packing|bulk shipper|strong box shipping > export cartons
duplex box|tablet box|toothpaste box|pharma cartons|perfume box > mono cartons
# packaging/packing-machines
packaging machinery|packing line > packing machines
batch printing|mrp printing machine|hand sealer|foot sealer|inkjet coder|nitrogen flushing > band sealer
box closing equipment|box taping machine|patti lagane machine|box strapper|पट्टी लगाने मशीन|bundling machine|tape lagane machine > carton sealing
auger filler|masale bharne machine|fill powder packets|vffs|washing powder filling|weigh filler|bharne machine|pudiya machine > pouch packing
# packaging/pouches-films
flexible packaging|laminated packaging > pouches films
transparent bag|shirt cover|plastic sheet roll|shirt packing bag|chipakne panni|clear bag|saree cover > bopp bags
wrapping plastic|gift basket film|shrink wrap > shrink film
coffee packet|tea packing pouch|snacks packet|dry fruit packet|packet namkeen brand|resealable bag > stand-up pouches
hawa nikal packing|frozen food bag|retort|hawa band packet > vacuum pouches
# packaging/strapping-twine
packing strip|tie bundles|bundle bandhne saman|tying material|बांधने सामान > strapping twine
thread sack stitching|dhaga bori silne|bori silai dhaga|bora silne dori|dhaga cone|बोरी सिलने धागा > bag-closing twine
pp strip|packing belt|polyester strip|steel strip packing|pp box patti|patti roll > strap roll
crimping tool|patti kasne machine|manual packing tool|पट्टी कसने औज़ार|sealer tool > strapping kit
lapetne panni|saman lapetna|furniture wrapping plastic|lldpe film|wrap goods pallet|stretch wrap|लपेटने पन्नी > stretch film
# packaging/tapes-labels
stick box shut|self adhesive roll > packing tape
thermal roll|chippi|tag roll > barcode labels
brand sticker|chipak|food label|warranty seal > product labels
# packaging/wooden-pallets
wood packaging|timber packing|fumigated wood|packing carpenter > wooden pallets crates
ply box|clip lock box|reusable packing case|export box wood|लकड़ी डिब्बा|ply peti|aircargo case|wood box instruments|lakdi dabba|plywood case > plywood boxes
heavy machine box|pack machine export|engine packing|marble slab crate|seaworthy case|मशीन पैकिंग|dunnage|spares case|machine packing > wooden crates
lakdi platform|pallet repair|fatta|packing base|pallet collar|base forklift|skid drums|skids|stacking base > wooden pallets
# packaging/woven-sacks
boriya|raffia|bale cover cloth|circular loom cloth|gathri kapda|packing cloth bundles|feed bag|khad bori > woven sacks
bardana|wheat bag|bags after harvest > gunny bags
net bag|garlic bag|jaali thaila|fruit net|sabzi jali > mesh bags
# printing-stationery/book-binding
thesis|project report binding|report binding > thesis binding
बाइंडिंग|book binder > books binding
kavita sangrah|poetry book|souvenir|hardcover|katha pustak|coffee table book|religious booklet|school magazine|smarika > book printing
kaapi|diary plain|copy manufacturer|answer sheet|practical copy|रजिस्टर > notebook making
dissertation|college project file|golden letter cover|project file|phd submission|wiro|tape binding > thesis binding
# printing-stationery/cards-invitations
badge|membership card|name badge conference|event pass|neck ribbon|visitor pass > id cards
networking card > visiting cards
shagun envelope|save date|लग्न पत्रिका|kankotri > wedding cards
# printing-stationery/corporate-gifts
giveaways|swag|freebies customers|employee gift > corporate gifts
deepawali gift|gift basket|wedding favour|sweet hamper > diwali gift
logo bottle|sipper|naam cup|company logo bottle|welcome kit|photo cup|sublimation|conference goodies|cap logo|cup printing|printed pen > printed mugs
plaque|cricket tournament cup > trophies mementos
# printing-stationery/flex-signage
outdoor advertising print|display board|publicity material > flex signage
poster|large format print|rally jhanda|canvas print|solvent printing > flex banner
signboard not glowing|totem|नाम पट्टी|pylon|scrolling display|direction board|clinic board|light board|lighted board > sign board
roll up|promo table|photo booth panel|cutout|trade fair booth|selfie frame > standees exhibition
van wrap|radium|gadi sticker|glass film print|bus branding|frosted film|auto rickshaw ad|गाड़ी स्टीकर|gadi naam likhwana > vehicle graphics
# printing-stationery/office-stationery
desk items|copy pen dukan|pins|kainchi|desk organiser|carbon paper|clipboard|eraser|notepad|office setup items|scissors|tape dispenser > office stationery
display file|dastavez file|document holder|kagaz rakhne file|keep papers|फाइल कवर > files folders
highlighter|pencil|sketch pen|sharpener|likhne saman|pen dibba|पेंसिल|ballpoint|writing instruments > pens markers
# printing-stationery/offset-printing
printing press|chhapai press|प्रिंटिंग प्रेस > offset printing
chhapakhana|four colour job|offset > offset printing
receipt book|invoice pad|prescription pad|donation receipt|cash memo|duplicate copy pad|invoice book|lorry receipt book|kachcha bill|numbered receipts > bill books
trifold|pamphlet chhapwana|election parcha|coaching pamphlet|पैम्फलेट|distribute ads hand|ishtehaar|menu card|newspaper insert > brochures leaflets
panchang|planner|organiser|year planner > calendars diaries
product book|school prospectus|lookbook|product photos|prospectus|saree catalogue > catalogue printing
# printing-stationery/paper-reams
legal size|printer paper finished|foolscap|executive bond|printer paper > copier paper
chart paper|offset paper|drawing sheet|copy banane kagaz|जिल्द कागज|book paper|art card|coloured paper|photo paper|texture paper > maplitho paper
cardboard sheet|board sheet|gatta board|गत्ता|butter paper|mota kagaz|test liner|box making paper|wrapping paper > kraft paper
# printing-stationery/printers-copiers
xerox machine repair|xerox repair|photocopy machine repair|printer repair|printer mechanic > printers copiers
scanner|inkjet|mfp|multifunction|print both sides|printer shop|wifi printer > laser printer
copier|per copy > photocopier rent
faded prints|light print|paper jam|drum unit|syahi|print halka aa|black spots page|kala chap|printhead|printer syahi > toner cartridge
# security-cleaning/barriers-access
fingerprint lock|fingerprint door lock > door access control
गेट ऑटोमेशन|control comes|security gate > barriers access control
parking gate|bar gate|danda gate|gaadi rokne danda|bollard|vehicle entry control|society gate|tyre killer|under vehicle scanner|plate reading|गाड़ी रोकने गेट|fastag reader|gate arm|parking system|railway type gate > boom barrier
em lock|punching door|ungli lock|exit switch|drop bolt|अंगूठे लॉक|card khulne darwaza|door open card > door access control
gate opener|swing gate opener|gate khud khule|remote gate khulna|sensor door|रिमोट गेट|automatic glass door|garage door opener|गेट मोटर > gate motor
revolving gate|टर्नस्टाइल|visitor management|gym entry gate|canteen entry counting|employee entry gate|full height gate|office lobby gate|metro type gate|ticket gate park|speed gate|swing gate > turnstile
# security-cleaning/cleaning-supplies
housekeeping material|safai saman|bulk hotel|cleaning chemicals|cleaning material|cleaning stuff wholesale > cleaning supplies
bartan dhone|naphthalene balls|descaler|acid toilet|dish wash|glass cleaner|pine oil|smell toilet|tile stain remover > floor cleaner
pressure washer|ride sweeper|carpet cleaner machine|high pressure jet|road sweeper > floor scrubbing
sanitiser|kitchen roll|face tissue|garbage bag|urinal screen|टिशू पेपर|dustbin liner|hand dryer|m fold|washroom supplies > tissues dispensers
feather duster|phool jhadu|microfibre cloth|sponge|housekeeping cart|jala saaf|gloves cleaning|toilet brush > mop bucket
# security-cleaning/fire-safety
refilling date gone|needle red|refill expired cylinder > extinguisher refilling
alarm keeps ringing|hooter|gas leak detector|landing valve|dhuan alarm|heat detector|smoke sensor > fire alarm
emergency exit|evacuation plan|fireman|exit sign|evacuation map|mock drill > fire drill
cylinder red|dcp|aag bujhane cylinder|sand bucket|modular ceiling mounted > fire extinguisher
# security-cleaning/housekeeping
janitor|safai theka|daily cleaning|cleaning contract|manpower cleaning|apartment cleaning|common area cleaning|complex maintenance|corridor mopping|jhadu society|sidhi safai|सोसाइटी सफाई > housekeeping
corporate cleaning|washroom attendant|workplace cleaning|dusting|mall cleaning|ऑफिस सफाई|showroom cleaning|bank branch cleaning|cleaning chemicals included|toilet saaf > office housekeeping
office attendant|receptionist helper|chai pilane|water serving staff|chai ladka|office chai pani|ऑफिस बॉय > pantry boys
# security-cleaning/pest-control
exterminator|disinfestation|fumigation|pest service amc > pest control
insects mattress|bites night|pg bed problem > bed-bug treatment
jhingur|roaches|silverfish|makdi > cockroach treatment
flies|mouse trap|dhuan machine|makhi|haccp pest|fly catcher|honey bee removal|wasps > mosquito control
wood borer|ghun|door frame hollow|mud lines wall|powder falling furniture > termite treatment
# security-cleaning/security-guards
manpower security > security guards
cit|money transport|carry money safely|armoured van > cash van
vip protection|celebrity protection|pahalwan|angrakshak|bheed sambhalne|बॉडीगार्ड|अंगरक्षक|manage crowd mela > event security
gatekeeper|gate man|retired army man|darban|night duty|dog squad|godown watch|farmhouse caretaker|thefts society|वॉचमैन > security guard
# security-cleaning/tank-sofa-cleaning
cleaners home > tank sofa deep cleaning
outside glass|spiderman cleaner|bird droppings glass|bahar sheesha saaf > facade cleaning
after painting cleaning|pura ghar saaf|post construction|bathroom tiles stains|cobwebs|scrub kitchen tiles|villa cleaning|hard water marks|move cleaning > deep cleaning
upholstery|daag sofe|dining chair cleaning > sofa carpet
paani badboo|dirty water tap > tank cleaning
# security-cleaning/waste-management
trash|garbage disposal|swachh|waste disposal > waste management
owc|biogas|canteen leftovers|leaf shredder|bacteria powder culture|gobar gas|bulk waste generator|decompose vegetable peels > compost machine
kude|sorting|kachra le jata|hospital waste disposal|door door collection|haul away rubbish > waste collection
gutter|suction machine|soak pit|गटर सफाई|underground drain blocked|gandi badboo gutter|grease trap|honey sucker|sewer line jetting|toilet tank bhar > septic tank
# textiles-garments/embroidery-job-work
dyeing unit|dye house|fabric dyer|stitching unit|sewing unit > stitching embroidery
fabricator garments|piece work > stitching embroidery
cut trim|suit silai|masterji|pattern cutting|kaaj button|fall pico|overlock|sew kurtas bulk|uniform silne|pant silwana|shorts sewing unit > cmt stitching
name cap|cording|kasida|resham kaam|zari work > computer embroidery
rangrez|bleaching|रंगाई|mercerising|saree print|block print|washing denim > fabric dyeing
# textiles-garments/fabrics
cut piece|meter kapda|cloth merchant|fabric boutique|running material|textile > fabrics
mota kapda|cover goods rain|tambu kapda|barsati|awning cloth|tent cloth|truck cover|waterproof cloth > tarpaulin cloth
sooti kapda|linen|सूती कपड़ा|bedsheet cloth|cambric|cotton kapda|kora latha|voile > cotton poplin
gabardine|chambray|jacket cloth|twill > denim fabric
dupatta cloth|crepe|silky material|lehenga kapda|party wear cloth|net cloth|saree cloth > georgette chiffon
sinker|lycra|fleece|french terry|banian cloth|interlock|pique|track suit cloth > jersey fabric
# textiles-garments/home-textiles
handloom shop|घर कपड़ा|ghar kapde > home textiles
prayer mat|चटाई|chatai|dari bichane|floor spread function|galicha|namaz mat|rug|yoga mat cotton > cotton durries
parde kapda meter|cushion cover|curtain material|drape cloth|parde kapda|परदे कपड़ा > curtain cloth
duvet|single chadar|mattress protector|khes|hotel white sheets|jaipuri chadar|bedspread|gilaf|razai|razai cover|रजाई > double bedsheets
gym towel|spa linen|kitchen napkin|bathrobe|spa towel > bath towels
# textiles-garments/knitwear
hosiery manufacturer|hosiery|readymade wholesale|garments wholesale|knits|होजरी > knitwear t-shirts
bra|panty|kachha|camisole|pajami|मोजे|pyjama|चड्डी|sports bra|churidar legging|jeggings|inner thermal wear|moje|tights > innerwear leggings
matty > polo t-shirts
election shirt > round-neck t-shirts
winter wear|monkey cap|ऊनी कपड़े|thand kapde|topi mafler|jacket|muffler|pullover|sardi kapde|unni kapde|woollen|woolen|गर्म कपड़े > sweaters cardigans
# textiles-garments/leather-footwear
mojari|kolhapuri chappal|kolhapuri|loafers|school jute > footwear
ladies bag|handbag|ladies handbag > leather footwear
rexine|tannery > leather footwear
backpack|executive bag|ladies bag|bag repair|लेदर बैग|file bag|documents carry bag|messenger bag|sling bag|travel bag|trolley bag > leather bag
belt|passport cover|belt men|trouser belt|hand gloves leather|kamar patti|key ring|ladies purse|watch strap|बेल्ट > leather wallets
army boots|majdoor jute|oil resistant sole|mechanic boots|dms boots|rubber boots|trekking boots > safety shoes
# textiles-garments/sarees-ethnic-wear
traditional dress|ladies garments|wedding shopping|ladies kapde|लेडीज कपड़े|paramparik kapde > sarees ethnic wear
tussar|patola|baluchari|tant|bunkar|ikkat|kosa|pattu|weaver|temple border > handloom saree
dress material|punjabi suit|co ord set|suit piece|सलवार सूट > kurti sets
ghagra|sangeet outfit|pavadai|घाघरा|chaniya choli > lehenga choli
petticoat > printed sarees
# textiles-garments/uniforms-workwear
dress code|work clothes|kaam kapde|team dress > uniforms workwear
receptionist dress|catering staff dress|patient gown|white coat|doctor safed coat|housekeeping saree|नर्स ड्रेस|bellboy|maid dress|scrubs|spa staff tunic|ward boy dress|waiter jacket > hotel hospital uniforms
hi vis vest|labour dress|petrol pump dress|mechanic dress|factory kapde|high visibility|delivery boy jacket|dungaree|fire proof suit|mistri kapde > boiler suit
skirt|tunic|session dress|blazer|house shirt|kids school clothes|school tie|tie belt > school uniform
ncc dress|bouncer dress|cap badge|guard dress|lanyard whistle dori|safari suit|security dress > security uniform
# textiles-garments/yarn
spinning mill|sut|spinner|hank > yarn thread
carded|open end|organic cotton|slub > hosiery yarn
tailor rangeen reel|bobbin|leather stitching thread > sewing thread
crochet|modal|chenille|staple fibre > viscose yarn
# transport-logistics/bus-cab-hire
tour operator|gadi booking|vehicle hire > bus cab hire
airport jana|guest pickup|flight night car|half day car|luxury car > airport transfer
sleeper coach|vehicle many people|volvo > bus hire
staff van|monthly vehicle contract|carpool company|monthly gaadi|office transport|shift vehicle|staff pick up > employee transport
innova|hill station car|sumo|intercity|seven seater|village drop car|बाहर जाने गाड़ी|temple tour|bahar jane gadi > outstation cab
# transport-logistics/cold-chain
refrigeration|chilled|freezing|perishable goods|vaccine logistics|temperature controlled > cold chain
store apples|frozen warehouse|ripening chamber|banana ripening|imli rakhna|sabzi kharab na|frozen godown|controlled atmosphere|butter storage|fish storage|potato cold store|seed storage > cold storage
thandi gadi|vaccine transport|dairy delivery vehicle|ठंडी गाड़ी|insulated box|chicken transport|ac truck|flower transport > reefer truck
insulated door|blood bank room|freezer kamra > cold room
# transport-logistics/courier-cargo
shipping|parcel bhejna|logistics|consignment|सामान भेजना|dispatch|saman bhejna|shipment > courier cargo
iata agent|saman bhejna|air freight|awb|flight cargo|flower air|human remains transport|next flight out|pet transport flight|seafood flight > air cargo
pickup home|ecommerce shipping|ghar pickup|rakhi bhejna|books post|local delivery|राखी भेजना|medicines parents|tiffin bhejna|cash delivery partner|delivery boy|hyperlocal|passport bhejna > domestic courier
excess baggage|videsh bhejna|student luggage|worldwide express|export samples|bahar desh bhejna|wes documents|university documents > international courier
# transport-logistics/crane-forklift-hire
machinery rent|plant hire|construction equipment|equipment rental > crane forklift hire
aerial platform|height work|bucket truck|ऊंचाई काम|awp|paint high ceiling|reach shed roof|seedhi gaadi|unchai kaam > scissor lift
reach truck|maal utarne machine|hand pallet jack|fork gadi|godown lift > forklift hire
machine shifting|load heavy machine|tyre mounted|transformer lifting|crawler|ac unit roof|car fell ditch|generator lifting > crane hire
digger|land levelling|demolition|zameen samtal|building todna|bobcat|tree uprooting|dozer|ghar girana|plot cleaning|rock breaking > excavator hire
# transport-logistics/freight-customs
clearing forwarding|clearing forwarding agent|clearing agent > customs clearance
exim|logistics agent|bahar maal|foreign trade|start export business > freight customs
clear goods|hs code|bonded|china maal|demurrage|seized parcel|port maal chhudana|goods held airport|duty drawback|aeo|bill entry|cfs|house agent|icd|maal port atka|personal baggage clearance > customs clearance
letter credit|dgft|apeda|rcmc|ad code|निर्यात कागज|merchant exporter|epcg licence|आईईसी कोड|bank realisation|advance authorisation|bill lading|epcg|export kare|first time exporter|fema|fssai export|lc|phytosanitary|rodtep > export documentation
vessel|ocean|ship cargo|jahaz maal bhejna|door door abroad|nvocc|bulk cargo|groupage|household goods overseas|project cargo|roro|transit time > sea freight
# transport-logistics/packers-movers
goods insurance transit|transfer posting|packing moving > packers movers
gaadi bhejna|गाड़ी भेजना|bullet parcel|superbike|automobile logistics|scooter hometown|bike parcel|scooty transport|बाइक ट्रांसपोर्ट > car bike transport
makaan badalna|labour lifting furniture|washing machine move|shift few items|hostel flat|bed kholna lagana|bartan packing|fridge shifting|rented house leaving > house shifting
job transfer|sarkari transfer|retire hometown|fauji posting|luggage road|job change moving|army transfer|gaon saman bhejna|dusre shahar shifting|move another state > household move
dukaan badal|restaurant moving|desks moving|library shifting|office leaving lease|shift clinic > office relocation
# transport-logistics/truck-hire
maal gadi|मालगाड़ी|load booking|truck > truck tempo hire
taurus|fleet|grain transport|poori gaadi|big truck|closed body|factory dispatch|das chakka|multi axle|pura truck > full truck load
ltl|docket|bori bhejna|bilty|bundles booking|cargo road|few cartons truck|less than truck|kapde gathri bhejna|transport godown > part-load service
three wheeler loader|local delivery vehicle|bricks carry|material carry|loading rickshaw|mazdoor saath gadi|mandi sabzi gaadi|furniture shop delivery|bolero pickup|loader auto|loading auto > tempo hire
over dimension cargo|long vehicle|lowbed|jcb transport|pipe transport|port container movement|trala|trola > trailer hire
# transport-logistics/warehousing
keep household things|store household things|keep furniture > household storage
depot|maal rakhna|stock keeping|store room|wms > warehousing
d2c|reverse logistics|b2c dispatch|ऑनलाइन ऑर्डर पैकिंग|barcode stock|dark store|kitting|stock website > e-commerce fulfilment
shed rent|store rent|industrial gala|anaj rakhna|kothar|basement store|plot storing goods|manufacturing shed|open yard|bada hall maal|big covered space|shutter shop stock|storage highway > godown space
ghar saman rakhna|store belongings|store car|saman mahine rakhna|files archive|घर सामान रखना|bike storage|document storage|keep furniture months|luggage storage|mini storage|personal storage|purana saman rakhna|student storage > household storage
inward outward|fifo|maal ginti|seasonal goods storage|mahine maal rakhna|tyre storage|chemical storage|excess stock|festive stock space|pallet rakhne|loading unloading|racked storage|raw material storage|spare parts storage > pallet storage
`;

export const everydayTerms: readonly SubcategoryTerms[] = readTerms(table);
