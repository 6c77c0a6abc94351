/**
 * Who does it, and what is done: terms separated by '|', then what they mean in the words of listings and categories.
 * Spelt as people type them; spellings that differ by a nukta, an anusvara or an English ending are one.
 */
export const TRADE_TERMS: readonly (readonly [terms: string, meanings: string])[] = [
  // At home
  [
    "नलसाज़|नल मिस्त्री|नल वाला|प्लंबर|नल ठीक करने वाला|nalsaaz|nalsaz|nal mistri|nal mistry|nal wala|nal wale|nal fitting|nal ka kaam|nal repair|plambar|palambar|plumbar|plummer|plummar|pipe fitter|पाइप फिटर",
    "plumber|plumbing",
  ],
  ["प्लंबिंग|nal ka kam|pipe leakage|पाइप लीकेज|tap repair|tap leakage|नल मरम्मत", "plumbing"],
  [
    "बिजली वाला|बिजली मिस्त्री|बिजली का मिस्त्री|इलेक्ट्रीशियन|bijli wala|bijli wale|bijli mistri|bijli mistry|bijli ka mistri|bijlee wala|light wala|लाइट वाला|ilectrician|electrition|electrishan|wireman|वायरमैन",
    "electrician",
  ],
  [
    "बिजली का काम|bijli ka kaam|bijli ka kam|bijli fitting|बिजली फिटिंग|ghar ki wiring|house wiring",
    "electrician",
  ],
  ["बिजली ठेकेदार|bijli thekedar|bijli ka thekedar", "electrical contractors"],
  [
    "बढ़ई|बढई|सुतार|लकड़ी मिस्त्री|कारपेंटर|badhai|barhai|badai|sutar|suthar|lakdi mistri|lakdi wala|karpentar|carpainter|khati|खाती|लकड़ी का काम|lakdi ka kaam|furniture mistri",
    "carpenter|carpentry",
  ],
  [
    "राजमिस्त्री|राज मिस्त्री|मिस्त्री|राजगीर|rajmistri|raj mistri|raj mistry|mistri|chunai mistri|चुनाई|chunai|plaster mistri|tile mistri|टाइल मिस्त्री|tiles wala",
    "masonry|mason",
  ],
  [
    "पेंटर|रंगसाज़|पुताई|रंग रोगन|रंगाई पुताई|पुताई वाला|putai|putai wala|pentar|rang rogan|rangai putai|ghar ki putai|safedi|सफ़ेदी|whitewash|white wash|पोताई",
    "painting",
  ],
  ["घर की पुताई|ghar ka paint|ghar paint|home painter|house painter", "house painting"],
  [
    "एसी सर्विस|एसी मिस्त्री|एसी वाला|एसी मरम्मत|ac mistri|ac wala|ac mechanic|ac theek karne wala|air condition repair|air conditioner service|air conditioning service|aircon service|a c repair|a c service|ac ki service|ac gas bharna|एसी गैस",
    "ac service",
  ],
  ["ac|a c|एसी|aircon|air condition", "air conditioner"],
  ["air conditioner|air conditioning", "ac"],
  ["ac repair|ac repairing|ac maintenance", "air conditioner"],
  [
    "फ्रिज मिस्त्री|फ्रिज मरम्मत|fridge mistri|fridge mechanic|fridge repair|fridge wala|refrigerator mechanic",
    "refrigerator repair",
  ],
  ["वॉशिंग मशीन मरम्मत|kapde dhone ki machine|washing machine mechanic|वाशिंग मशीन", "washing machine"],
  ["टीवी मिस्त्री|टीवी मरम्मत|tv mistri|tv mechanic|television repair", "tv repair"],
  ["गीजर मरम्मत|गीज़र|gijar|geezer|geyser mistri", "geyser"],
  [
    "आरओ|पानी साफ करने की मशीन|ro machine|r o|pani filter|पानी फिल्टर|paani filter|water filter|aqua guard",
    "water purifier",
  ],
  [
    "छत का रिसाव|छत से पानी|सीलन|chhat leakage|chat leakage|seelan|silan|roof leakage|dampness|seepage repair",
    "waterproofing",
  ],
  [
    "घरेलू उपकरण|home appliances repair|appliance mechanic|mixer repair|मिक्सर मरम्मत|cooler repair",
    "appliance repair",
  ],
  // On the road
  [
    "पैकर्स एंड मूवर्स|सामान शिफ्टिंग|घर शिफ्टिंग|ghar shifting|saman shifting|house shifting|home shifting|home relocation|movers and packers|shifting wala|सामान ढुलाई",
    "packers movers",
  ],
  [
    "ट्रक वाला|टेंपो वाला|छोटा हाथी|chota hathi|chhota hathi|tempo wala|truck wala|tata ace|mal dhulai|maal dhulai|माल ढुलाई|lorry|लॉरी|lorry hire|goods vehicle",
    "truck",
  ],
  ["टेंपो|tempo on rent|tempo kiraya", "tempo hire"],
  ["गोदाम|godam|godaam|godown|गोडाउन|storage space", "warehousing"],
  ["कूरियर|parcel service|पार्सल|dak seva|koriyar|kuriyar", "courier"],
  [
    "टैक्सी|गाड़ी किराया|taxi|gadi kiraya|gaadi kiraye par|car on rent|car rental|car hire|cab on rent|kiraye ki gadi",
    "cab hire",
  ],
  ["बस किराया|bus booking|bus on rent|bus kiraye par", "bus hire"],
  ["क्रेन|kren|crane on rent|hydra crane|हाइड्रा", "crane"],
  [
    "गाड़ी मिस्त्री|कार मिस्त्री|गाड़ी मैकेनिक|gadi mistri|gaadi mistri|car mistri|car mechanic|car workshop|car garage|motor garage|गैराज|कार मरम्मत",
    "car service",
  ],
  [
    "बाइक मिस्त्री|बाइक सर्विस|स्कूटर मरम्मत|bike mistri|bike mechanic|bike service|bike repair|scooter repair|scooty repair|motorcycle service|motorcycle repair",
    "two wheeler service",
  ],
  ["पंचर|पंक्चर|panchar|puncture|puncture repair|tyre puncture|tire|tires|tayar|टायर", "tyre"],
  ["गाड़ी के पुर्जे|spare parts|spares parts|gadi ke purje|auto parts|car parts", "auto spare parts"],
  ["इलेक्ट्रिक स्कूटर|electric scooty|e scooter|e rickshaw|ई रिक्शा|battery rickshaw", "ev"],
  // People, halls, plates
  [
    "खाना बनाने वाला|हलवाई|कैटरिंग|halwai|haluai|khana banane wala|catring|ketring|shadi ka khana|शादी का खाना|rasoiya|रसोइया",
    "caterers",
  ],
  [
    "टेंट वाला|टेंट हाउस|शामियाना|tent house|tent wala|shamiyana|shamiana|pandal|पंडाल|mandap|मंडप|mandap decoration",
    "tents decoration",
  ],
  ["सजावट|sajawat", "decoration"],
  [
    "शादी हॉल|मैरिज हॉल|बारात घर|विवाह भवन|shadi hall|marriage hall|marriage garden|wedding hall|barat ghar|baraat ghar|vivah bhawan|function hall|kalyana mandapam|community hall",
    "banquet",
  ],
  [
    "फोटोग्राफर|फोटो वाला|photo wala|photographer|shadi photographer|wedding photographer|camera man|cameraman|videographer|वीडियो शूटिंग",
    "photography",
  ],
  ["डीजे|साउंड सिस्टम|dj|d j|dj wala|sound system|band baja|loudspeaker|लाउडस्पीकर", "sound"],
  ["फूल वाला|माला|phool wala|phool|ful wala|mala|florist|flower shop|bouquet|गुलदस्ता", "flowers"],
  ["केक|बेकरी|kek|bekri|bakery|cake shop|birthday cake", "cakes"],
  ["शादी प्लानर|wedding planner|event management|event manager|party organiser", "event planners"],
  // Offices
  [
    "सीए|मुनीम|मुंशी|जीएसटी|आयकर|जीएसटी रिटर्न|munim|munshi|chartered accountant|accountant|gst return|gst registration|income tax|itr filing|tax consultant|hisab kitab|हिसाब किताब|lekha",
    "accounting gst",
  ],
  [
    "कंपनी रजिस्ट्रेशन|company banana|firm registration|udyam registration|msme registration|pvt ltd registration",
    "company registration",
  ],
  [
    "वकील|नोटरी|क़ानूनी सलाह|vakil|vakeel|wakil|lawyer|advocate|notary|rent agreement|affidavit|हलफ़नामा",
    "legal documents",
  ],
  [
    "नौकरी|भर्ती|naukri|bharti|placement agency|manpower|man power|labour contractor|job consultant|hr consultant",
    "recruitment",
  ],
  ["वास्तुकार|नक्शा बनाने वाला|naksha|makan ka naksha|मकान का नक्शा|house plan|civil engineer", "architects"],
  ["इंटीरियर डिजाइनर|ghar ki sajawat|interior decorator|interior work", "interior design"],
  [
    "प्रचार|विज्ञापन|prachar|vigyapan|advertising|advertisement agency|ad agency|digital marketing|logo design",
    "marketing",
  ],
  [
    "वेबसाइट बनाने वाला|website banana|web designer|web development|website design|website developer|app developer",
    "websites",
  ],
  ["सॉफ्टवेयर|billing software|tally|टैली|accounts software", "software"],
  [
    "चौकीदार|सिक्योरिटी गार्ड|पहरेदार|chowkidar|chaukidar|watchman|security wala|bouncer|bouncers",
    "security guards",
  ],
  [
    "साफ सफाई|सफाई वाला|सफाई कर्मचारी|झाड़ू पोछा|safai|saaf safai|safai wala|jhadu pocha|cleaner|cleaning service|house cleaning|home cleaning",
    "housekeeping",
  ],
  [
    "टंकी सफाई|टंकी की सफाई|पानी की टंकी सफाई|tanki safai|tanki ki safai|pani ki tanki|water tank cleaning|sofa dry clean|सोफा सफाई|sofa cleaning",
    "tank sofa cleaning",
  ],
  [
    "दीमक|कीड़े मारने वाला|खटमल|चूहा|deemak|dimak|khatmal|cockroach|termite|termite treatment|mosquito control|keede marne wala|कीट नियंत्रण|pesticide spray",
    "pest control",
  ],
  ["कबाड़ी|कबाड़|kabadi|kabaadi|kabad|bhangar|भंगार|raddi|रद्दी|scrap dealer|scrap buyer", "scrap"],
  ["आग बुझाने का यंत्र|aag bujhane|fire extinguisher|agni shaman|अग्निशमन", "fire safety"],
  ["कचरा|कूड़ा|kachra|kachara|kooda|garbage|garbage collection", "waste management"],
  // Learning and health
  [
    "ट्यूशन|घर पर ट्यूशन|tusan|tution|tuition teacher|home tutor|home tuition|master ji|private tutor",
    "school tuition",
  ],
  [
    "कोचिंग|कोचिंग सेंटर|koching|coaching centre|coaching classes|neet coaching|jee coaching|upsc|sarkari naukri coaching",
    "exam coaching",
  ],
  ["कंप्यूटर क्लास|computer sikhna|computer class|computer centre|tally course", "computer courses"],
  ["अंग्रेजी सीखें|english speaking|spoken english|angrezi|इंग्लिश स्पीकिंग", "language classes"],
  ["सिलाई सीखना|आईटीआई|iti|silai course|skill course|beautician course", "skill training"],
  [
    "नाच गाना|डांस क्लास|dance class|music class|gana sikhna|sangeet|संगीत|guitar class|tabla|तबला",
    "music dance classes",
  ],
  ["किताब|पुस्तक|kitab|kitabe|pustak|book shop|stationery shop", "books"],
  ["डॉक्टर|दवाखाना|क्लीनिक|क्लिनिक|dawakhana|davakhana|doctor|daktar|vaidya|dispensary", "clinics"],
  ["दवा|दवाई|दवाइयाँ|दवा थोक|dawa|dawai|davai|medical store|pharmacy|chemist shop|pharmacist", "medicines"],
  [
    "खून जाँच|जाँच केंद्र|पैथोलॉजी|khoon janch|khun ki jaanch|blood test|pathology|pathology lab|x ray|sonography",
    "diagnostics",
  ],
  ["नर्स|nurse|nursing at home|patient care|caretaker|दाई", "home nursing"],
  ["मालिश|आयुर्वेद|जड़ी बूटी|malish|maalish|ayurvedic|jadi buti|massage", "ayurveda"],
  ["फिजियोथेरेपी|physiotherapist|physio", "physiotherapy"],
];
