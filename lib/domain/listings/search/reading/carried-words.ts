import "server-only";
import type { CompanyType } from "@/lib/shared/company-type";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""));

/** Behind how many, written short or whole: 'corner bracket 500 nos'. */
const AMOUNTS_SHORT = "pcs nos qty";
const AMOUNTS_WHOLE = "quintal quintals dozen dozens piece pieces क्विंटल दर्जन नग";
export const AMOUNTS = words(`${AMOUNTS_SHORT} ${AMOUNTS_WHOLE}`);

/** Behind how many: people, whose Hindi plural ends in no s ('300 bachche'), and the form that was taught of it. */
export const PEOPLE = words(`
  people bachcha bachche bacche bachchon bachcho baccho ladka ladke ladko ladkon ladkiyan ladkiyon aadmi admi mazdoor majdoor karigar karigaron
  बच्चा बच्चे बच्चों लड़का लड़के लड़कों लड़कियाँ लड़कियों आदमी मज़दूर मजदूर मज़दूरों कारीगर
`);

/**
 * Words that say nothing of what is wanted: politeness, wishes, questions, money and ways to get in touch. ('t' is what is
 * left of 't shirt' and 'don't' where they are no term: the index has no word of one letter that means something.)
 */
export const EMPTY_WORDS = words(`
  a an the and or of for with to from by on as is are am be it its this that these those there here
  i me my mine we us our you your he she they them someone somebody anyone anybody who whom which what where when how
  want wants wanted need needs needed needing require required requirement looking look search searching find finding get getting
  give send show tell help please pls plz kindly can could will would should shall may might do does did done make
  best top rated good great better cheap cheapest affordable low lowest reasonable trusted reliable verified genuine famous popular
  leading professional experienced expert experts quality nice
  price prices pricing market rate rates cost costs charge charges charges fee fees quote quotation list
  contact number numbers whatsapp call no address details detail info information near nearest nearby
  buy buying purchase order online urgent urgently today now tomorrow asap immediately new
  any some all one in at around inside within t anywhere everywhere ${AMOUNTS_SHORT} quantity
  banwana banvana banwani banwane banvane bnwana banane banani bhagana bhagane bhagaane lagbhag ka ki ke ko se mein mai hai hain ho hu hoon chahiye chaiye chahie chahte chahta chahti wala wale wali vala vale vali
  mujhe mujhko hame hamein koi kaha kahan kahaan kidhar kaun kaunsa kaise kitna kitne kitni aur ya par pe liye karna karne
  banta banti banega banegi kar karo karwana karwane karwani karvana karane karana dena dene lena lene milega milegi milta acha accha achha achchi sasta saste sasti
  kharcha kharch lagat daam kimat keemat bhav bhaav
  dilana dilane dilwana naya nayi naye gaya gayi gaye raha rahi rahe nahi nahin nhi kuch koi jaldi turant abhi aaj kal yahan yahaan wahan sakte sakta sakti
  dono donon दोनों both krna krne krana krani krwana krwani krwane krvana krvani chahye chaie chiye chaiy
  mere meri mera apna apne apni hamare hamara hamari iske iska uska jo kya kyu bana bane
  batao bataye bataiye bhai ji bhaiya sabse theek thik
  बनवाना बनवानी बनवाने बनाना बनाने बनानी भगाना भगाने का की के को से में मे है हैं हो चाहिए चाहिये वाला वाले वाली मुझे हमें कोई कहाँ कहां कौन कैसे कितना और या पर लिए करना करने कराना
  दिलाना दिलाने दिलवाना करवाना करवाने कराने गया गई गए रहा रही रहे नहीं नही कुछ जल्दी तुरंत अभी आज नया नई नए यहाँ यहां मेरे मेरी मेरा अपना अपने अपनी हमारे
  खर्च खर्चा ख़र्च ख़र्चा लागत भाव कितने कितनी करो करें कीजिए करवानी करानी बताएं बताइये हमारी लगभग वहाँ वहां दीजिए ये वो
  क्या कौनसा सकता सकते सकती मिलेगा मिलेगी मिले देना दे दो लेना खरीदना ख़रीदना kharidna khareedna मंगवाना मँगवाना मँगाना मंगाना mangwana mangana सस्ता सस्ते सस्ती अच्छा अच्छे अच्छी सबसे एक ठीक दाम कीमत क़ीमत रेट नंबर नम्बर फोन संपर्क पता बताओ बताइए ज़रूरत जरूरत एंड
`);

/** Words that carry nothing in a sentence; where little is said they are part of it ('Original Bakery'). */
export const SENTENCE_WORDS = words(`
  not dont but if so then than because since while just also very too much more most only even been was were have has had
  having come comes coming came go goes going gone into onto about own other another same each every both such let lets
  hi hello hey hii helo namaste namaskar dear sir madam thanks thank know think suggest recommend recommended bring take taking keep put something anything
  thing things way problem issue original people persons starting started stopped opening opened sending eating losing running
  runs going stuck weak son sons daughter daughters father mother dad mom wife husband brother sister friend friends nobody
  everybody start whose without again still already yet please near
  him his her hers them himself herself ourselves myself yours mine us cannot cant couldnt wont wouldnt isnt arent wasnt didnt
  doesnt havent hasnt ive im youre theyre could might must ought shall ever never always often sometimes usually maybe perhaps
  really quite rather almost nearly enough little few many several lot lots bit after before during until till between among
  through across behind beside along away back again however though although unless whether either neither else instead
  said says say told tells asked ask asking called calls happen happens happened become became becomes getting gets got
  gave given gives giving took taken takes went met saw seen see seeing feel feels felt try tries tried trying
  use uses using worked working properly wrong bad worse worst broke broken breaks break fell fall falls fallen lost
  stop stops noise smell smells smelling dirty ugly hard easy quickly slowly soon later early late ready able sure happy sorry
  stay stays staying live lives living stand stands sit sits move moved walk walks turn turns turned burst bursts
  old years year age aged uncle aunty aunt grandfather grandmother grandma grandpa parents boy girl guy guys man 
  neighbour neighbor landlord tenant boss owner owners myself everyone
  big small huge tiny long tall short whole full empty nearby far close
  sunday monday tuesday wednesday thursday friday saturday weekend tonight yesterday 
  s re ve ll up over above below left right raining monsoon
  u ur r abt wanna gonna gotta lemme
  bored worried afraid interested planning plan plans decided decide thinking hoping hope wish wishes
  aayega aayegi ayega ayegi lagega lagegi padega padegi hoga hogi honge आएगा आएगी लगेगा लगेगी पड़ेगा होगा होगी
  aaya aayi aaye aya आया आयी आए आई
  mein mere hamare unke apke aapke unka unki inka inki hota hoti hote tha thi the hua hui hue gir tut toot tuta tooti tute
  kharab kharaab band chalu chal chalta chalti chalte nikal nikalta nikalti laga lagi lage lag rakha rakhi rakhe baad pehle
  bahut bohot zyada jyada thoda thodi thode fir phir lekin magar agar isliye kyunki jab tab tak bina saath sath sab sabhi
  barish baarish barsat barsaat garmi sardi daalne dalne daalna dalna karta karti karte
  papa mummy maa pitaji mataji bhai behan beta beti dada dadi nana nani dost
  होता होती होते था थी थे हुआ हुई हुए टूट टूटा टूटी गिर ख़राब खराब बंद चालू चल चलता चलती निकल लगा लगी लगे बाद पहले बहुत ज़्यादा ज्यादा थोड़ा
  कर करता करती करते डालना डालने बारिश बरसात गर्मी सर्दी थोड़ी फिर लेकिन मगर अगर इसलिए क्योंकि जब तब तक बिना साथ सब सभी पापा मम्मी माँ मां पिताजी माताजी भाई बहन बेटा बेटी दादा दादी दोस्त
`);

/** The same for words of time, which rank in a sentence and are needed where little is said ('morning yoga'). */
export const TIME_WORDS = words(`
  din raat bhar subah shaam dinbhar दिन रात भर सुबह शाम
  morning evening night daily weekly monthly yearly annual time times day days week weeks month months year years first second yr yrs hr hrs
`);

/** Colours and numbers: they tell listings apart, and no trade from another. */
export const COLOUR_WORDS = words(`
  black white red green blue yellow brown pink purple grey gray maroon beige coloured colored colourful
  kala kale kali safed lal laal hara hare hari neela neele neeli peela peele peeli bhura gulabi
  two three four five six seven eight nine ten twelve twenty fifty hundred
  काला काले काली सफेद सफ़ेद लाल हरा हरे हरी नीला नीले नीली पीला पीले पीली भूरा गुलाबी
`);

/** In what state a thing is, and where it was made: as colours do. Whole phrases: the hand of a 'hand pump' is none. */
export const CONDITIONS: ReadonlySet<string> = new Set([
  ...words(
    "used old secondhand refurbished reconditioned preowned imported purana purane purani पुराना पुराने पुरानी",
  ),
  "second hand",
  "2nd hand",
]);

/**
 * What a thing is of and like, who does it, what is done to it, whom it is for and the papers about it: beside another word they say little of the kind
 * of thing. A 'wooden bed' is a bed before it is timber, a 'yoga teacher' has to do with yoga more than with school.
 */
export const WORDS_BESIDE = words(`
  wood wooden steel iron metal plastic glass cotton leather paper copper brass aluminium aluminum rubber stone marble
  lakdi lakadi lakri loha lohe sheesha chamda lkdi लकड़ी लोहा लोहे शीशा चमड़ा प्लास्टिक स्टील काँच कांच
  teacher teachers trainer trainers instructor instructors tutor master sir
  lady ladies gents boy boys girl girls kid kids child children men women bachche bachcho baccho बच्चे बच्चों
  mechanic mechanics technician technicians change changing badalna badalni badalne badalwana badalwani बदलना बदलनी बदलवाना
  heavy duty commercial industrial domestic portable automatic manual drinking
  paperwork formalities papers
`);

/** Where a thing is used, right before it: 'restaurant furniture' is furniture. Elsewhere it is what is looked for. */
export const PLACES_OF_USE = words(
  "restaurant hotel hospital school college clinic canteen salon society apartment flat bank",
);

/** What somebody has to whom something is sold: of a 'website for a saree shop' the shop says who wants it. */
export const BUSINESSES = words(`
  shop shops store stores showroom showrooms factory factories company companies office offices business unit plant godown mill
  hotel hotels restaurant restaurants hospital hospitals clinic clinics school schools college colleges salon bakery
  dukan dukaan दुकान फैक्ट्री कारखाना कारखाने कंपनी ऑफिस होटल अस्पताल स्कूल
`);

/** Where in a house a thing is: no listing needs to say it. */
export const ROOMS = words(`
  bedroom bedrooms room rooms hall kitchen bathroom bathrooms toilet washroom balcony terrace garage courtyard backyard upstairs downstairs
  kamra kamre kamron rasoi gusalkhana chhat chat aangan angan
  बेडरूम कमरा कमरे कमरों हॉल रसोई किचन बाथरूम टॉयलेट छत बालकनी आँगन आंगन
`);

/** Words of what does not work: whoever has it wants it mended. */
export const FAILURE_WORDS = words(`
  kharab kharaab broken faulty dead damaged stopped jammed burnt ख़राब खराब
`);
/** What is to be done about it. */
export const MENDING_WORDS = words(
  "repair repairs repairing repaired mending rewinding winding overhaul overhauling refilling रिपेयर रिपेयरिंग मरम्मत marammat",
);
/** The same in several words, and that it is to be made good. */
export const FAILURES: readonly (readonly string[])[] = [
  "not working",
  "not cooling",
  "not starting",
  "not heating",
  "not charging",
  "not turning",
  "nahi chal",
  "nahi chalta",
  "nahi chalti",
  "nahi kar raha",
  "band ho gaya",
  "band ho gayi",
  "nahi ho raha",
  "nahi ho rahi",
  "jal gaya",
  "jal gayi",
  ...["theek", "thik", "sahi"].flatMap((good) =>
    ["karwana", "karwani", "karana", "karna", "kar", "karo", "karne", "karwane"].map(
      (make) => `${good} ${make}`,
    ),
  ),
  ...["करवाना", "करवानी", "करना", "कर", "करने"].map((make) => `ठीक ${make}`),
  "नहीं चल",
  "नहीं चलता",
  "बंद हो गया",
  "बंद हो गई",
  "जल गया",
  "जल गई",
].map((phrase) => phrase.normalize("NFC").split(" "));

/** Who sells something old wants a buyer: 'sell my old generator' is for no new one. */
export const SELLING = /^(?:sell|selling|bechna|bechni|bechne|बेचना|बेचनी|बेचने)(?: |$)/;

/** What is celebrated: it says what for, and few listings name each of them. */
export const OCCASIONS = words(`
  diwali deepawali dipawali holi onam pongal navratri navaratri dussehra dasara durga puja pooja eid ramzan ramadan christmas xmas
  lohri baisakhi ugadi gudi padwa ganpati ganesh chaturthi janmashtami rakhi rakshabandhan karwachauth karvachauth teej chhath
  sankranti makar shivratri ramnavami muharram bakrid easter republic independence
  birthday anniversary engagement sagai reception sangeet haldi mehndi mehendi roka tilak mundan namkaran annaprashan
  fathers mothers valentine valentines friendship teachers childrens womens retirement farewell inauguration housewarming
  griha pravesh grihapravesh shraddh
  दिवाली दीवाली दीपावली होली ओणम पोंगल नवरात्रि दशहरा दुर्गा पूजा ईद क्रिसमस लोहड़ी बैसाखी गणपति जन्माष्टमी राखी करवाचौथ तीज छठ
  जन्मदिन सालगिरह सगाई रिसेप्शन संगीत हल्दी मेहंदी मुंडन नामकरण गृह प्रवेश गृहप्रवेश
`);

/** Hindi that is written rightly, and is near to words of listings: 'logon' is no logo, and 'बकरी' no bakery. Beside the name of a city none of them is a town. */
export const HINDI_WORDS = words(`
  फूल फूलों पुलिस थाना थाने
  gali galli gully mohalla mohalle logon log bandwala bandwale garba dandiya pookalam rangoli petha sevai sewai laddoo barfi chapwana chapwani chapwane chhapwana
  lakh lac crore hazar hazaar sau rupaye rupaiya paise hafte mahine saal ghante kilo darjan
  jaldi dheere seedha ulta pura poora poori puri aadha khali bhara gila sukha thanda garam meetha namkeen
  bade bada badi chhota chhote chhoti mota patla lamba lambi gol seedhi
  purana purani naye nayi achhe bekaar sahi galat pakka kachcha
  tandoor boondi ratti ghodi baraat barat hazri haaziri kaante kaanta naukri panna
  phulkari chikan chikankari makhana makhane
  rajasthani gujarati marathi punjabi bengali kashmiri assamese malayali kannada konkani bihari odia haryanvi
  bakri bakriyan murgi murgiyan kutta kutte billi ghoda ghode bail bakra
  बकरी बकरियाँ बकरियां बकरा मुर्गी मुर्गियाँ मुर्गियां कुत्ता कुत्ते बिल्ली घोड़ा घोड़े बैल
`);

/** What happens, before 'gaya': 'toot gaya' is broken, and no town. */
export const VERBS = words(`
  ho toot tut bhar jal jam phat fat lag chal kho mar gir nikal ruk band kharab kharaab khatam phas fas bigad sad sookh sukh ban aa le de kar
  mil pad padh chhoot chhut khul ghis kat ud udd bik beet so ro hil bujh pighal dhul fail thak atak ukhad latak
  हो टूट भर जल जम फट लग चल खो मर गिर निकल रुक बंद खराब ख़राब खत्म फँस फंस बिगड़ सड़ सूख बन आ ले दे कर मिल पड़ छूट खुल घिस कट
`);

/** What is called so at the end is one, whatever it is for: 'masala pisne ki machine' is no masala. */
export const MACHINE_WORDS = words("machine machines machinery mashin mashine मशीन मशीनें");

/** What somebody learns is a course, whatever it is about: 'learn bridal makeup'. */
export const LEARNING_WORDS = words(`
  learn learning sikhna sikhne sikhni sikhana sikhe seekhna seekhne seekhni seekhe सीखना सीखने सीखनी सीखें सिखाना
`);

/** So is what ends in one of these: 'photography course'. */
export const COURSE_WORDS = words("course courses classes training");

/** Before 'of': what follows is what they are for or about, and no part of them. */
export const ABOUT_SOMETHING = words(
  "parcel parcels courier transport transportation machine machines course courses classes plan design",
);

/** Of two terms that are as long, and of which a text has room for one, the one that ends so is taken: 'hospital bed on rent' lends beds. */
export const HEAD_WORDS: ReadonlySet<string> = new Set([
  ...COURSE_WORDS,
  ...words("class coaching repair repairing rent hire kiraye कोर्स क्लास क्लासेस ट्रेनिंग कोचिंग रिपेयर किराये किराए"),
]);

/** From so many words on a text is a sentence. */
export const SENTENCE_LENGTH = 4;

/** Words of trade in general: they rank when something else is said, and are the need when nothing else is. */
export const LIGHT_WORDS = words(`
  shop shops store stores company companies firm firms agency agencies service services provider providers centre center
  centres centers work works worker workers business businesses vendor vendors contractor contractors item items product products
  material materials specialist consultant consultancy man person team unit house mart bazaar office
  supply supplies supplied supplying sell sells sold selling seller sellers provide provides providing offer offers dealing
  delivery installation booking function bulk export exports importer importers आयातक trading agent agents operator system systems
  custom customised customized personalised personalized bespoke
  home house ghar city town area local all india indian type types kind set
  dukan dukaan kaam kam kaamwala mistri seva saman samaan saaman
  wrk wrks srvc srvcs srvce shp buys direct directly place places raw
  ${AMOUNTS_WHOLE}
  मिस्त्री मिस्तरी दुकान काम सेवा सर्विस कंपनी एजेंसी केंद्र सेंटर घर सामान
`);

/** Who trades in a thing, said behind it: a 'security agency' is security, while 'compressor service' is no compressor. */
export const TRADERS = words(`
  shop shops store stores company companies firm firms agency agencies provider providers centre center centres centers
  consultant consultants consultancy contractor contractors agent agents
`);

/** Countries and cities of others: there is a village of the name of each, and nobody means it. */
export const ABROAD = words(
  "dubai usa america uk london uae canada australia singapore nepal germany china japan europe",
);

/** What stands in every town and is called by its own name only with that of the town: no place by itself. */
export const NO_NAMES = words(`
  airport station junction market mall temple mandir masjid church hospital college school office bank hotel park stadium
  home house ghar gaon gram shahar sheher dukan dukaan makan bagh kuan nadi talab pahad sadak raasta rasta
  घर गाँव गांव शहर दुकान मकान
`);

/** Words that lead to a place that follows them. */
export const BEFORE_PLACE = words("in at near around from to within inside nearby opposite");
/** Words that follow the place they belong to. */
export const AFTER_PLACE = words("mein mai me में मे paas pass ke के पास se से area city ka ki का की");
/** Of them, those that follow whatever owns something. */
export const GENITIVES = words("ka ki ke का की के");
/** Whole words of a direction or part, said after the name of a place. */
export const PARTS_OF_PLACE = words(
  "west east north south w e n s central cantt extension extn road nagar main state region district dist",
);
/** What an address calls the way or quarter before the name of a place: 'Gandhi Chowk, Raipur'. A word before it is its name. */
export const STREETS = words(`
  road rd marg street lane gali chowk chauraha bypass highway nagar colony vihar enclave puram
  रोड मार्ग गली चौक चौराहा नगर कॉलोनी विहार
`);
/** What the market of a town is called, and its roads: they say which one, and not what for. */
export const MARKETS = words("market bazaar bazar बाज़ार बाजार मार्केट");
export const OF_A_MARKET = words("main sadar central मेन सदर");
export const OF_A_ROAD = words(
  "ring station link main bypass service mg gt mall market temple college court mill hospital civil lal रिंग स्टेशन लिंक मेन",
);
/** Before a number, before the name of a place: 'sector 15 gurgaon'. Of a 'block' there are goods. */
export const NUMBERED_QUARTERS = words("sector phase stage ward zone");
/** Before a number, after the name of a place. */
export const NUMBERED_PARTS = words("sector phase block stage ward zone सेक्टर फेज");

/** How something is bought, paid, brought and shown: said beside what is wanted, and never of it. */
export const HOW_IT_IS_BOUGHT: readonly (readonly string[])[] = `
  cash on delivery, pay on delivery, cod available, cod, on emi, with emi, emi option, no cost emi, emi
  with gst bill, with bill gst, with bill and gst, with gst, gst bill, with bill, pakka bill, with invoice
  book online, online booking, order online, online order, buy online, online shopping, book a, book an
  free home delivery, free delivery, home delivery, door delivery, fast delivery, free shipping
  minimum order quantity, minimum order, min order, moq, bulk discount, bulk order, per hour, per hr
  made in india, make in india, brand new, export quality, best quality, high quality, good quality
  top quality, premium quality, first quality, company name, brand name, shop name, model number
  catalogue pdf, catalog pdf, brochure pdf, price list pdf, pdf, images, pics
  customer care number, customer care, toll free number, toll free, helpline number, helpline
  email id, email address, mail id, open now, open today, open on sunday, open sunday, on sunday
  small scale, large scale, pan india, all over india, across india, anywhere in india, south india, north india
  tomorrow morning, tomorrow evening, this evening, today evening, tonight, tomorrow
  kaun sa, kon sa, kaunsa, konsa, for sale, on sale, bikau
  per sq ft, per sqft, per square foot, per square feet, per kg, per kilo, per piece, per pc, per pcs, per unit, per bag
  per plate, per head, per person, per seat, per litre, per liter, per metre, per meter, per foot, per rft, per ton, per tonne
  per quintal, per dozen, per box, per page, per km, per copy
`
  .trim()
  .split(/,\s*|\n\s*/)
  .map((phrase) => phrase.split(" "));

/** Between two needs in one text: 'plumber and electrician'. */
export const CONNECTORS = words("and or also aur ya tatha evam or व और या तथा एवं एंड");

/** What is done to books, and who trades in them: of others 'book' says that one is wanted ('book plumber online'). */
export const OF_BOOKS = words(`
  binding binder binders printing printer printers print publisher publishers publishing publication seller sellers shop shops store stores
  depot stall shelf shelves rack racks case cases cover covers design designing designer distributor distributors supplier suppliers
  manufacturer manufacturers wholesaler wholesalers dealer dealers stand stands light keeping keeper paper set sets box fair
`);

/** What has a number that is called. */
export const PHONES = words("phone ph telephone tel mobile mob cell whatsapp contact फोन फ़ोन मोबाइल व्हाट्सएप");
/** Behind one of those: a number of somebody, and nothing that is for sale. */
export const NUMBERS = words("number numbers nambar num नंबर नम्बर");
/** The same, where it ends the text: 'mobile no display' is no number. */
export const NUMBERS_AT_THE_END = words("no nos");

/** 'Near me' in its ways, as words. */
export const NEAR_ME: readonly (readonly string[])[] = [
  "near me",
  "near by me",
  "nearby me",
  "close to me",
  "around me",
  "near my home",
  "near my house",
  "near my location",
  "near here",
  "around here",
  "close by",
  "closest",
  "my city",
  "my town",
  "my locality",
  "my area",
  "my location",
  "nearby",
  "near by",
  "nearest",
  "mere paas",
  "mere pass",
  "mere aas paas",
  "mere area me",
  "mere area mein",
  "mere shehar me",
  "mere sheher me",
  "aas paas",
  "aaspaas",
  "ghar ke paas",
  "मेरे पास",
  "मेरे आस पास",
  "आस पास",
  "आसपास",
  "घर के पास",
  "मेरे शहर में",
  "मेरे इलाके में",
  "नज़दीक",
  "नजदीक",
].map((phrase) => phrase.normalize("NFC").split(" "));

const LANDMARKS = [
  "police station",
  "fire station",
  "petrol pump",
  "bus stand",
  "bus stop",
  "bus depot",
  "railway station",
  "metro station",
  "पुलिस स्टेशन",
  "पेट्रोल पंप",
  "बस स्टैंड",
  "बस अड्डे",
  "रेलवे स्टेशन",
  "मेट्रो स्टेशन",
];

/** What people say to tell where they are, and not where: there is one in every town, and nobody asks for it itself. */
export const NEAR_A_LANDMARK: readonly (readonly string[])[] = LANDMARKS.flatMap((landmark) => [
  ...["near the", "near", "opposite", "behind", "beside", "next to"].map((before) => `${before} ${landmark}`),
  ...["ke paas", "ke pass", "ke samne", "ke pichhe", "के पास", "के सामने", "के पीछे"].map(
    (after) => `${landmark} ${after}`,
  ),
]).map((phrase) => phrase.normalize("NFC").split(" "));

/** Before and behind a building that people know, and what it is: 'near iskcon temple', 'school ke samne'. */
export const BESIDE_A_BUILDING = words("near opposite opp behind beside");
export const BESIDE_IT = words("paas pass samne saamne pichhe peeche bagal पास सामने पीछे बगल");
export const BUILDINGS = words(`
  mall temple mandir masjid mosque church gurudwara gurdwara hospital school college university station metro stadium cinema theatre
  chowk circle naka signal flyover bridge gate junction depot chauraha mandi market park tower towers plaza
  मॉल मंदिर मस्जिद अस्पताल स्कूल कॉलेज स्टेशन मेट्रो चौक चौराहे बाज़ार बाजार पार्क
`);

/** Company types by the words people use for them. */
export const COMPANY_TYPE_WORDS: ReadonlyMap<string, CompanyType> = new Map(
  (
    [
      ["manufacturer", "manufacturer manufacturers maker makers factory mfg mfr निर्माता"],
      ["wholesaler", "wholesaler wholesalers wholesale thok थोक"],
      ["distributor", "distributor distributors stockist stockists वितरक"],
      ["supplier", "supplier suppliers सप्लायर आपूर्तिकर्ता"],
      ["exporters", "exporter exporters निर्यातक"],
      ["traders", "trader traders dealer dealers डीलर विक्रेता"],
    ] as const
  ).flatMap(([type, said]) => said.split(" ").map((word) => [word, type] as const)),
);

/** What listings write for a company type, as stems. */
export const COMPANY_TYPE_STEMS: Readonly<Partial<Record<CompanyType, readonly string[]>>> = {
  manufacturer: ["manufactur"],
  wholesaler: ["wholesal"],
  distributor: ["distributor"],
  supplier: ["supplier"],
  exporters: ["export"],
  traders: ["trader", "dealer"],
};
