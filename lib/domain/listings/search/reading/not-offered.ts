import "server-only";

const wordsIn = (text: string): readonly string[] => text.normalize("NFC").trim().split(/\s+/);

/**
 * Words of what no business here offers: news, games, portals of the state, tickets, what one wants to know and not to
 * buy. One of them that hardly any listing has, and none in its name or tags, says that the whole search is for something
 * else, whatever its other words are: 'nuclear reactor' is no reactor vessel.
 */
export const NOT_OFFERED: ReadonlySet<string> = new Set(
  wordsIn(`
  chutti chhutti छुट्टी aadhaar aadhar adhaar adhar voter passport visa epfo uan digilocker umang irctc pnr fastag rto pension yojana
  admit syllabus cutoff sarkari vacancy
  weather forecast temperature rainfall cyclone earthquake horoscope rashifal kundli kundali panchang astrology astrologer
  jyotish zodiac tarot news samachar headlines epaper sensex nifty ipo stocks shares crypto bitcoin ethereum dogecoin forex
  dollar rupee wikipedia meaning translate translation definition synonym antonym essay poem shayari jokes riddle
  recipe recipes lyrics song songs bhajan ringtone mp3 movie movies cinema serial episode trailer netflix hotstar
  youtube spotify telegram snapchat tiktok twitter gmail reddit chatgpt login signin signup logout password otp captcha
  download apk torrent emulator game games pubg freefire minecraft roblox ludo rummy poker casino betting satta
  matka lottery jackpot ipl fifa score scorecard highlights
  celebrity actor actress bollywood hollywood girlfriend boyfriend dating escorts tinder matrimony
  rocket spaceship shuttle spacecraft satellite astronaut chandrayaan isro nasa moon mars planet galaxy submarine warship
  aircraft aeroplane airplane helicopter fighter missile nuclear uranium plutonium bomb grenade pistol rifle
  revolver ammunition weapon weapons cocaine ganja heroin
  puppy puppies dog dogs kitten kittens parrot pomeranian labrador rottweiler zoo dinosaur
  flight flights airlines airways cruise yacht honeymoon trek trekking paragliding riding swimming membership subscription
  ticket tickets museum waterpark nightclub pub discotheque
  election elections minister mla parliament politics president capital population history
  unicorn dragon ghost vampire alien aliens ufo teleport
  datesheet marksheet symptoms calories fayde fayda nuksan equation theorem discovered invented inventor biography dubbed
  olympic olympics followers tattoo tattoos optician opticians eyeglasses spectacles chashma chashme matrimonial matrimonials bureau lens lenses salon salons saloon haircut haircuts barber barbers
  elevator elevators escalator escalators horse horses
  subtitles quiz meme memes planets continents proverb proverbs thesaurus itihas bharti naukri tatkal
  www http https com
  मौसम तापमान राशिफल कुंडली पंचांग ज्योतिष समाचार ख़बर खबर स्कोर सिनेमा गाना गाने भजन शायरी
  चुटकुले कविता निबंध लॉटरी सट्टा गेम डाउनलोड लॉगिन पासवर्ड आधार मतदाता पेंशन योजना पासपोर्ट वीज़ा वीजा रिज़ल्ट रिजल्ट परिणाम
  चश्मा चुनाव प्रधानमंत्री मंत्री राष्ट्रपति चंद्रयान रॉकेट उपग्रह चाँद चांद हेलीकॉप्टर हेलिकॉप्टर पनडुब्बी मिसाइल परमाणु बंदूक
  कुत्ता कुत्ते पिल्ला टिकट शेयर बिटकॉइन भूत फायदे फ़ायदे नुकसान इतिहास कहानी सूत्र आविष्कार लक्षण राजधानी जनसंख्या
`),
);

/**
 * The same in several words, whatever listings use each of them for: a petrol pump is no pump. What a subcategory or a tag
 * is called is offered all the same.
 */
export const NOT_OFFERED_TOGETHER: readonly (readonly string[])[] = [
  "weather today",
  "weather tomorrow",
  "weather report",
  "weather update",
  "petrol pump",
  "petrol price",
  "diesel price",
  "fuel station",
  "post office",
  "bill payment",
  "bill bharna",
  "gas booking",
  "cylinder booking",
  "set alarm",
  "police station",
  "fire station",
  "bus stand",
  "bus timing",
  "bus timetable",
  "train timing",
  "train ticket",
  "train tickets",
  "train status",
  "train running status",
  "metro map",
  "metro timing",
  "flight ticket",
  "live score",
  "live match",
  "match score",
  "share price",
  "share market",
  "stock market",
  "stock price",
  "gold price today",
  "gold rate today",
  "exchange rate",
  "mobile recharge",
  "dth recharge",
  "credit card",
  "debit card",
  "personal loan",
  "home loan",
  "bank account",
  "bank balance",
  "life insurance",
  "car insurance",
  "health insurance",
  "ration card",
  "pan card",
  "driving licence",
  "driving license",
  "birth certificate",
  "caste certificate",
  "income certificate",
  "land record",
  "land records",
  "admit card",
  "answer key",
  "exam result",
  "board result",
  "results 10th",
  "results 12th",
  "video call",
  "video song",
  "free fire",
  "space station",
  "time machine",
  "battle tank",
  "pet shop",
  "dog food",
  "cat food",
  "call girl",
  "call girls",
  "flat for rent",
  "flat on rent",
  "house for rent",
  "house on rent",
  "room for rent",
  "room on rent",
  "hotel room booking",
  "cricket bat",
  "willow bat",
  "flat for sale",
  "house for sale",
  "plot for sale",
  "paying guest",
  "box office",
  "square root",
  "side effects",
  "net worth",
  "full form",
  "baby names",
  "date sheet",
  "exam date",
  "release date",
  "ticket price",
  "challan check",
  "challan status",
  "owner details",
  "train schedule",
  "train time table",
  "train ka time table",
  "bus time table",
  "ट्रेन का टाइम टेबल",
  "बस का टाइम टेबल",
  "ट्रेन की समय सारणी",
  "board 10th result",
  "board 12th result",
  "work from home job",
  "work from home jobs",
  "ki kahani sunao",
  "match schedule",
  "points table",
  "roll number",
  "roll no",
  "merit list",
  "cut off marks",
  "hall ticket",
  "10th result",
  "12th result",
  "class result",
  "part time job",
  "part time jobs",
  "job vacancy",
  "app download",
  "age of",
  "distance between",
  "distance from",
  "रोल नंबर",
  "रिज़ल्ट कब",
  "रिजल्ट कब",
  "कब आएगी",
  "कब आएगा",
  "who was",
  "when was",
  "wife of",
  "kaun tha",
  "kab hoga",
  "kaise banate",
  "kaise banaye",
  "kaise banta",
  "kaise bhare",
  "kaise pehne",
  "kaise pata",
  "ka matlab",
  "sone ka bhav",
  "chandi ka bhav",
  "petrol ka dam",
  "diesel ka dam",
  "capital of",
  "population of",
  "history of",
  "meaning of",
  "how old is",
  "what is the time",
  "aaj ka mausam",
  "aaj ki khabar",
  "कौन था",
  "कब होगा",
  "कैसे बनाते",
  "कैसे बनाएं",
  "कैसे बनता",
  "का मतलब",
  "सोने का भाव",
  "चाँदी का भाव",
  "पेट्रोल पंप",
  "आधार कार्ड",
  "पैन कार्ड",
  "राशन कार्ड",
  "वोटर कार्ड",
  "शेयर बाज़ार",
  "शेयर बाजार",
  "किराए का मकान",
  "जन्म प्रमाण पत्र",
].map((phrase) => phrase.normalize("NFC").split(" "));
