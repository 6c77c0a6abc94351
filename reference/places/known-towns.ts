import type { LatLng } from "@/lib/shared/geo";

/**
 * Hill stations, beaches and places of pilgrimage that people of all India travel to and few live in, so that neither the inhabitants
 * nor the post office say how many mean them. The points have the sources that known-localities.ts names; where no source has
 * the place itself, the post office of another name beside it does, or the one where its road ends. '*' marks those that are
 * meant before a quarter of a large city, or a village, of the same name. A row: state code, name, point, source, other names.
 */
const table = `
HP *Manali | 32.2574 77.1748 | geonames Manali
HP *Dalhousie | 32.5522 75.9466 | geonames Dalhousie | डलहौज़ी; डलहौजी
HP Kasauli | 30.9010 76.9649 | geonames Kasauli | कसौली
HP McLeod Ganj | 32.2147 76.3254 | pin 176215 | Mcleodganj; Mcleod Gunj; मैक्लोडगंज; मैकलोडगंज
HP Kasol | 32.0000 77.3100 | office 175105 | कसोल
HP Keylong | 32.5710 77.0320 | office 175132 | Lahaul; Lahaul Spiti; केलांग; लाहौल
HP Kaza | 32.2259 78.0721 | pin 172114 | Spiti; Spiti Valley; काज़ा; काजा; स्पीति
HP Chail | 30.9688 77.1981 | office 173217 | चैल
HP Khajjiar | 32.5558 76.0656 | office 176314 | खजियार
HP Bir Billing | 32.0428 76.7260 | office 176077 | बीर बिलिंग
HP Chintpurni | 31.8051 76.1044 | office 177110 | Chintapurni; चिंतपूर्णी
UK Kedarnath | 30.6529 79.0257 | office 246471 Gaurikund | Kedarnath Dham; Kedarnath Temple; Gaurikund; केदारनाथ; केदारनाथ धाम; गौरीकुंड
UK Badrinath | 30.7447 79.4911 | office 246422 | Badrinath Dham; बद्रीनाथ; बद्रीनाथ धाम; बदरीनाथ
UK Gangotri | 30.9947 78.9398 | office 249136 | Gangotri Dham; गंगोत्री
UK Yamunotri | 30.9727 78.4375 | office 249141 Kharsali | Yamunotri Dham; यमुनोत्री
UK Guptkashi | 30.5283 79.0822 | office 246439 | Guptakashi; गुप्तकाशी
UK Kausani | 29.8421 79.6038 | office 263639 | कौसानी
UK Mukteshwar | 29.5317 79.6547 | office 263138 Mauna | मुक्तेश्वर
JK *Katra | 32.9917 74.9320 | geonames Katra | Vaishno Devi; Vaishnodevi; Mata Vaishno Devi; Vaishno Mata; Vaishno Devi Katra; कटरा; वैष्णो देवी; माता वैष्णो देवी; वैष्णोदेवी
JK Gulmarg | 34.0500 74.3800 | geonames Gulmarg | गुलमर्ग
JK Pahalgam | 34.0159 75.3150 | geonames Pahalgam | पहलगाम
JK Sonamarg | 34.2738 75.1799 | office 191202 Gagangir | Sonmarg; Sonamurg; सोनमर्ग
JK Patnitop | 33.0769 75.2934 | office 182142 Kud | पटनीटॉप
RJ Khatu | 27.3629 75.4057 | office 332602 | Khatushyam; Khatu Shyam; Khatu Shyam Ji; Khatushyamji; खाटू; खाटू श्याम; खाटू श्याम जी; खाटूश्याम
RJ Salasar | 27.7249 74.7243 | office 331506 | Salasar Balaji; Salasar Dham; सालासर; सालासर बालाजी
MH Shani Shingnapur | 19.4000 74.7400 | office 414105 | Shani Shinganapur; Shani Signapur; शनि शिंगणापुर; शनि सिंगणापुर
MH Bhimashankar | 19.0720 73.5359 | office 410509 | Bhima Shankar; भीमाशंकर
MH Khandala | 18.7582 73.3749 | office 410301 | खंडाला
MH Ganpatipule | 17.1934 73.2767 | office 415615 | Ganapatipule; गणपतिपुले
MH Tarkarli | 16.0361 73.4833 | office 416605 | तारकर्ली
GJ Somnath | 20.8867 70.4055 | office 362268 | Prabhas Patan; Somnath Temple; सोमनाथ
KL Thekkady | 9.5978 77.1729 | office 685509 | थेक्कडी
KL Kumarakom | 9.5933 76.4327 | office 686563 | कुमारकोम
KL Sabarimala | 9.3870 77.1527 | office 685533 Pampa Dam | Shabarimala; Sabrimala; Pamba; सबरीमाला; शबरीमला
KA Dharmasthala | 12.9508 75.3819 | office 574216 | धर्मस्थल; धर्मस्थला
KA Kukke Subramanya | 12.6659 75.6130 | office 574238 | Kukke; Kukke Subrahmanya; कुक्के सुब्रमण्या
AP Araku | 18.3362 82.8455 | office 531151 | Araku Valley; अराकू
OD Konark | 19.8904 86.0985 | office 752111 | Konarak; कोणार्क
OD Chilika | 19.7548 85.1963 | office 752030 Balugaon | Chilika Lake; Chilka; Chilka Lake; चिलिका
WB *Digha | 21.6278 87.5197 | geonames Digha | New Digha; Old Digha; दीघा
WB Mandarmani | 21.6777 87.5919 | office 721423 Balisai | Mandarmoni; मंदारमणि
WB Tarapith | 24.1140 87.7991 | office 731233 | तारापीठ
WB Santiniketan | 23.6823 87.6871 | office 731235 | Shantiniketan; शांतिनिकेतन
WB Gangasagar | 21.6410 88.0608 | office 743373 | Ganga Sagar; Sagar Island; गंगासागर
WB Sundarban | 22.1600 88.8000 | office 743370 Gosaba | Sundarbans; Sunderban; Sunderbans; सुंदरबन; सुंदरवन
SK Pelling | 27.3384 88.1635 | office 737113 | पेलिंग
SK Lachung | 27.6800 88.7400 | office 737120 | लाचुंग
AN Swaraj Dweep | 12.0403 92.9833 | office 744211 | Havelock; Havelock Island; स्वराज द्वीप; हैवलॉक
JH Parasnath | 23.9295 86.1548 | office 825329 Shikherjee | Shikharji; Sammed Shikharji; Parasnath Hill; पारसनाथ; शिखरजी; सम्मेद शिखरजी
UP Vindhyachal | 25.1629 82.4998 | office 231307 | विंध्याचल; विन्ध्याचल
UP Naimisharanya | 27.2141 80.2846 | office 261402 | Neemsar; Naimish; नैमिषारण्य; नीमसार
`;

/** As the sources have a city. */
export type KnownTown = LatLng & {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly stateCode: string;
  readonly population: number;
  /** Meant before a quarter of a large city of the same name. */
  readonly famous: boolean;
  /** Where the point is from. */
  readonly source: string;
};

export const knownTowns: readonly KnownTown[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [head = "", point = "", source = "", others] = line.slice(3).split(" | ");
    const [lat, lng] = point.split(" ").map(Number);
    return {
      stateCode: line.slice(0, 2),
      name: head.replace("*", ""),
      otherNames: others ? others.split("; ") : [],
      population: 0,
      famous: head.startsWith("*"),
      lat: lat ?? NaN,
      lng: lng ?? NaN,
      source,
    };
  });
