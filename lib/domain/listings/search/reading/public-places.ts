import "server-only";
import { wordsOf } from "@/lib/shared/words";

/**
 * What facilities of every town are called in Hindi, and how that is written in Latin letters; and what they are called in English, the commonest
 * first, as the public lists of them do (595,000 rural facilities of PMGSY). What companies offer as well, such as storage, is no part of it.
 */
const table = `
पेट्रोल पंप|पेट्रोल पम्प|पैट्रोल पंप|पेट्रोल पंम्प|petrol pamp > petrol pump|fuel station|petrol bunk
पुलिस थाना|थाना|पुलिस चौकी|पुलिस स्टेशन|police thana|police thaana|pulis thana|thana|police chowki|pulis station > police station|thana
डाकघर|डाक घर|डाकखाना|डाक खाना|पोस्ट ऑफिस|पोस्ट ऑफ़िस|पोस्ट आफिस|dakghar|dak ghar|daakghar|daak ghar|dakkhana|dak khana|post offis > post office
अस्पताल|हॉस्पिटल|हास्पिटल|चिकित्सालय|aspatal|aspataal|asptal|haspatal|chikitsalay|chikitsalaya > hospital
पशु अस्पताल|पशु चिकित्सालय|पशु हॉस्पिटल|जानवरों का अस्पताल|pashu aspatal|pashu chikitsalay|pashu chikitsalaya|pashu hospital|janwaron ka aspatal > veterinary hospital
प्राथमिक स्वास्थ्य केंद्र|प्राथमिक स्वास्थ्य केन्द्र|prathmik swasthya kendra|prathamik swasthya kendra > primary health centre|primary health center|phc
सामुदायिक स्वास्थ्य केंद्र|सामुदायिक स्वास्थ्य केन्द्र|samudayik swasthya kendra > community health centre|community health center|chc
उप स्वास्थ्य केंद्र|उप स्वास्थ्य केन्द्र|उपस्वास्थ्य केंद्र|up swasthya kendra > sub health centre|sub centre
स्वास्थ्य केंद्र|स्वास्थ्य केन्द्र|swasthya kendra > health centre|health center
दवाखाना|औषधालय|dawakhana|davakhana|aushadhalay > dispensary
बस अड्डा|बस अड्डे|बस स्टैंड|बस स्टैण्ड|बस स्टेंड|bus adda|bas adda|bus addaa|bas stand > bus stand|bus station
बस स्टॉप|बस स्टाप|bas stop > bus stop
रेलवे स्टेशन|रेल्वे स्टेशन|रेल स्टेशन|ट्रेन स्टेशन|relway station|rail station|relve station > railway station
हवाई अड्डा|एयरपोर्ट|hawai adda|havai adda > airport
विद्यालय|स्कूल|पाठशाला|vidyalay|vidyalaya|pathshala > school|vidyalaya
प्राथमिक विद्यालय|प्राथमिक शाला|प्राइमरी स्कूल|prathmik vidyalaya|prathmik vidyalay|prathmik shala|primary vidyalaya > primary school
मिडिल स्कूल|पूर्व माध्यमिक विद्यालय|middle vidyalaya > middle school
माध्यमिक विद्यालय|माध्यमिक शाला|madhyamik vidyalaya|madhyamik vidyalay > secondary school|middle school
उच्च विद्यालय|हाई स्कूल|हाईस्कूल|uchch vidyalaya|uchcha vidyalaya|hai school > high school
उच्चतर माध्यमिक विद्यालय|उच्च माध्यमिक विद्यालय|हायर सेकेंडरी स्कूल|uchchatar madhyamik vidyalaya > higher secondary school
sarkari school > govt school|government school
sarkari hospital > govt hospital|government hospital
sarkari college > govt college|government college
महाविद्यालय|कॉलेज|कालेज|डिग्री कॉलेज|mahavidyalay|mahavidyalaya|kalej > college
आंगनवाड़ी|आँगनवाड़ी|आंगनबाड़ी|anganbadi|aanganwadi > anganwadi
पुस्तकालय|वाचनालय|pustakalay|pustakalaya > library
मंदिर|मन्दिर|mandir > temple|mandir
मस्जिद|masjid > mosque|masjid
गुरुद्वारा|गुरद्वारा|gurdwara > gurudwara
गिरजाघर|चर्च|girjaghar > church
बैंक|baink > bank
स्टेट बैंक|स्टेट बैंक ऑफ इंडिया|भारतीय स्टेट बैंक|एसबीआई|state baink > state bank of india|sbi
पंजाब नेशनल बैंक > punjab national bank
ग्रामीण बैंक|gramin baink > gramin bank
सहकारी बैंक|को ऑपरेटिव बैंक|sahkari bank > cooperative bank|co operative bank
एटीएम > atm
पंचायत|panchayt > panchayat
ग्राम पंचायत|gram panchayt|gram panchyat > gram panchayat
पंचायत भवन|panchayat bhavan > panchayat bhawan|panchayat bhavan
पंचायत घर > panchayat ghar
पंचायत कार्यालय|panchayat karyalay > panchayat office
तहसील|तहसील कार्यालय|tahsil|tehsil karyalay > tehsil office|tehsil
ब्लॉक कार्यालय|विकास खंड कार्यालय|प्रखंड कार्यालय|block karyalay|prakhand karyalay > block office
कचहरी|अदालत|न्यायालय|kachahri|kachehri|adalat > court
मंडी|मण्डी > mandi
सब्जी मंडी|सब्ज़ी मंडी|sabji mandi > sabzi mandi|vegetable market
अनाज मंडी|anaj mandi > grain market|mandi
साप्ताहिक बाज़ार|साप्ताहिक बाजार|हाट बाज़ार|हाट बाजार|haat bazar|saptahik bazar > weekly market|hat bazar
राशन की दुकान|राशन दुकान|सरकारी राशन की दुकान|ration ki dukan|ration dukan|rashan ki dukan > ration shop|pds
दूध संग्रह केंद्र|दुग्ध संग्रह केंद्र|दुग्ध संग्रहण केंद्र|doodh sangrah kendra > milk collection centre|milk collection center
सामुदायिक भवन|samudayik bhawan|samudayik bhavan > community hall
अग्निशमन केंद्र|दमकल केंद्र|दमकल|damkal > fire station
बिजली घर|विद्युत उपकेंद्र|bijli ghar > power house|sub station
`;

/** Who keeps it, before what it is: 'सरकारी अस्पताल'. */
const KEPT_BY: ReadonlyMap<string, readonly string[]> = new Map([
  ["सरकारी", ["govt", "government"]],
  ["शासकीय", ["govt", "government"]],
  ["राजकीय", ["govt", "government"]],
  ["sarkari", ["govt", "government"]],
]);

/** What it is for is not what is wanted: 'मंदिर के लिए फूल'. */
const FOR = /^(?:ke|k|के) (?:liye|लिए|लिये)$/;

/** Words with and without the dot of another alphabet's sound are one: 'बाज़ार', 'बाजार'. */
const compared = (text: string): string[] =>
  wordsOf(text.normalize("NFD").replaceAll("\u093c", "").normalize("NFC"));

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [terms = "", names = ""] = line.split(" > ");
      return terms.split("|").map((term) => [compared(term).join(" "), names.split("|")] as const);
    }),
);
const LONGEST = Math.max(...[...NAMES.keys()].map((term) => term.split(" ").length));

/** A facility that a text names: its words, and the texts that say it in English instead, the likeliest first. */
export type PublicPlace = { readonly words: readonly string[]; readonly texts: readonly string[] };

/** The facility a text names in another way than English lists do, the longest name of one; null where it names none. */
export function publicPlaceIn(text: string): PublicPlace | null {
  const words = compared(text);
  for (let length = Math.min(LONGEST, words.length); length > 0; length--)
    for (let first = 0; first + length <= words.length; first++) {
      const said = words.slice(first, first + length);
      const names = NAMES.get(said.join(" "));
      if (names === undefined || FOR.test(words.slice(first + length, first + length + 2).join(" ")))
        continue;
      const keepers = KEPT_BY.get(words[first - 1] ?? "");
      const before = words.slice(0, keepers === undefined ? first : first - 1);
      const after = words.slice(first + length);
      return {
        words: said,
        texts: names
          .flatMap((name) => (keepers ?? [""]).map((keeper) => [...before, keeper, name, ...after]))
          .map((parts) => parts.filter((part) => part !== "").join(" ")),
      };
    }
  return null;
}
