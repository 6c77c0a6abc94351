import { findState } from "@/lib/content/states";

/** Hindi names of Indian cities by state code and English name: the largest, and those the demo stands in. */
const HINDI: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AN: { "Sri Vijaya Puram": "श्री विजय पुरम", "Port Blair": "पोर्ट ब्लेयर" },
  AP: {
    Guntur: "गुंटूर",
    Kakinada: "काकीनाडा",
    Kurnool: "कुरनूल",
    Nellore: "नेल्लोर",
    Rajahmundry: "राजमुंद्री",
    Tirupati: "तिरुपति",
    Vijayawada: "विजयवाड़ा",
    Visakhapatnam: "विशाखापत्तनम",
  },
  AR: { Itanagar: "ईटानगर" },
  AS: { Dibrugarh: "डिब्रूगढ़", Guwahati: "गुवाहाटी", Jorhat: "जोरहाट", Silchar: "सिलचर" },
  BR: {
    Bhagalpur: "भागलपुर",
    Darbhanga: "दरभंगा",
    Gaya: "गया",
    Muzaffarpur: "मुज़फ़्फ़रपुर",
    Patna: "पटना",
    Purnia: "पूर्णिया",
  },
  CG: { Bhilai: "भिलाई", Bilaspur: "बिलासपुर", Durg: "दुर्ग", Korba: "कोरबा", Raipur: "रायपुर" },
  CH: { Chandigarh: "चंडीगढ़" },
  DH: { Daman: "दमन", Diu: "दीव", Silvassa: "सिलवासा" },
  DL: { Delhi: "दिल्ली", "New Delhi": "नई दिल्ली" },
  GA: { Margao: "मडगाँव", Panaji: "पणजी", "Vasco da Gama": "वास्को द गामा" },
  GJ: {
    Ahmedabad: "अहमदाबाद",
    Anand: "आणंद",
    Bhavnagar: "भावनगर",
    Gandhinagar: "गांधीनगर",
    Jamnagar: "जामनगर",
    Morbi: "मोरबी",
    Rajkot: "राजकोट",
    Surat: "सूरत",
    Vadodara: "वडोदरा",
    Vapi: "वापी",
  },
  HP: { Baddi: "बद्दी", Dharamshala: "धर्मशाला", Mandi: "मंडी", Shimla: "शिमला", Solan: "सोलन" },
  HR: {
    Ambala: "अंबाला",
    Faridabad: "फ़रीदाबाद",
    Gurugram: "गुरुग्राम",
    Hisar: "हिसार",
    Karnal: "करनाल",
    Panipat: "पानीपत",
    Rohtak: "रोहतक",
    Sonipat: "सोनीपत",
  },
  JH: { Bokaro: "बोकारो", Dhanbad: "धनबाद", Jamshedpur: "जमशेदपुर", Ranchi: "राँची" },
  JK: { Jammu: "जम्मू", Srinagar: "श्रीनगर" },
  KA: {
    Belagavi: "बेलगावी",
    Bengaluru: "बेंगलुरु",
    Davanagere: "दावणगेरे",
    Hubballi: "हुबली",
    Kalaburagi: "कलबुर्गी",
    Mangaluru: "मंगलुरु",
    Mysuru: "मैसूरु",
  },
  KL: {
    Kochi: "कोच्चि",
    Kollam: "कोल्लम",
    Kozhikode: "कोझिकोड",
    Thiruvananthapuram: "तिरुवनंतपुरम",
    Thrissur: "त्रिशूर",
  },
  LA: { Kargil: "कारगिल", Leh: "लेह" },
  LD: { Kavaratti: "कवरत्ती" },
  MH: {
    Akola: "अकोला",
    Amravati: "अमरावती",
    "Chhatrapati Sambhajinagar": "छत्रपति संभाजीनगर",
    Jalgaon: "जलगाँव",
    Kolhapur: "कोल्हापुर",
    Mumbai: "मुंबई",
    Nagpur: "नागपुर",
    Nanded: "नांदेड़",
    Nashik: "नासिक",
    "Navi Mumbai": "नवी मुंबई",
    Pune: "पुणे",
    Solapur: "सोलापुर",
    Thane: "ठाणे",
  },
  ML: { Shillong: "शिलांग" },
  MN: { Imphal: "इंफाल" },
  MP: {
    Bhopal: "भोपाल",
    Gwalior: "ग्वालियर",
    Indore: "इंदौर",
    Jabalpur: "जबलपुर",
    Rewa: "रीवा",
    Sagar: "सागर",
    Satna: "सतना",
    Ujjain: "उज्जैन",
  },
  MZ: { Aizawl: "आइज़ोल" },
  NL: { Dimapur: "दीमापुर", Kohima: "कोहिमा" },
  OD: {
    Bhubaneswar: "भुवनेश्वर",
    Cuttack: "कटक",
    Puri: "पुरी",
    Rourkela: "राउरकेला",
    Sambalpur: "संबलपुर",
  },
  PB: {
    Amritsar: "अमृतसर",
    Bathinda: "बठिंडा",
    Jalandhar: "जालंधर",
    Ludhiana: "लुधियाना",
    Mohali: "मोहाली",
    Patiala: "पटियाला",
  },
  PY: { Puducherry: "पुदुचेरी" },
  RJ: {
    Ajmer: "अजमेर",
    Alwar: "अलवर",
    Bikaner: "बीकानेर",
    Jaipur: "जयपुर",
    Jodhpur: "जोधपुर",
    Kota: "कोटा",
    Udaipur: "उदयपुर",
  },
  SK: { Gangtok: "गंगटोक" },
  TN: {
    Chennai: "चेन्नई",
    Coimbatore: "कोयंबटूर",
    Erode: "इरोड",
    Madurai: "मदुरै",
    Salem: "सेलम",
    Sivakasi: "शिवकाशी",
    Tiruchirappalli: "तिरुचिरापल्ली",
    Tirunelveli: "तिरुनेलवेली",
    Tiruppur: "तिरुप्पूर",
    Vellore: "वेल्लोर",
  },
  TR: { Agartala: "अगरतला" },
  TS: {
    Hyderabad: "हैदराबाद",
    Karimnagar: "करीमनगर",
    Khammam: "खम्मम",
    Nizamabad: "निज़ामाबाद",
    Secunderabad: "सिकंदराबाद",
    Warangal: "वारंगल",
  },
  UK: {
    Dehradun: "देहरादून",
    Haldwani: "हल्द्वानी",
    Haridwar: "हरिद्वार",
    Rishikesh: "ऋषिकेश",
    Roorkee: "रुड़की",
  },
  UP: {
    Agra: "आगरा",
    Aligarh: "अलीगढ़",
    Ayodhya: "अयोध्या",
    Bareilly: "बरेली",
    Firozabad: "फ़िरोज़ाबाद",
    Ghaziabad: "ग़ाज़ियाबाद",
    Gorakhpur: "गोरखपुर",
    Jhansi: "झाँसी",
    Kanpur: "कानपुर",
    Lucknow: "लखनऊ",
    Mathura: "मथुरा",
    Meerut: "मेरठ",
    Moradabad: "मुरादाबाद",
    Noida: "नोएडा",
    "Greater Noida": "ग्रेटर नोएडा",
    Prayagraj: "प्रयागराज",
    Saharanpur: "सहारनपुर",
    Varanasi: "वाराणसी",
  },
  WB: {
    Asansol: "आसनसोल",
    Bardhaman: "बर्धमान",
    Durgapur: "दुर्गापुर",
    Howrah: "हावड़ा",
    Kolkata: "कोलकाता",
    Siliguri: "सिलीगुड़ी",
  },
};

/** A city's name in the reader's language; in Hindi as it is stored where we do not know the Hindi name. */
export const cityName = (city: { name: string; stateCode: string }, locale: string): string =>
  (locale === "hi" ? HINDI[city.stateCode]?.[city.name] : undefined) ?? city.name;

/** The city a listing names, in the reader's language; null when it names none. */
export const cityOf = (
  { city, stateCode }: { readonly city: string | null; readonly stateCode: string | null },
  locale: string,
): string | null =>
  city === null || stateCode === null ? city : cityName({ name: city, stateCode }, locale);

/**
 * What the gazetteer calls a place ('Kothrud, Pune, Maharashtra'), in the reader's language, part by part: those of
 * which we know no Hindi name stay as they are.
 */
export function placeName(label: string, locale: string): string {
  const parts = label.split(", ");
  const state = findState(parts.at(-1)!);
  if (locale !== "hi" || state === undefined) return label;
  return [
    ...parts.slice(0, -1).map((name) => cityName({ name, stateCode: state.code }, locale)),
    state.nameHi,
  ].join(", ");
}
