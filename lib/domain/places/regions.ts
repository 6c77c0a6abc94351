import "server-only";

/** A part of India that people name and no authority governs: about a point, so far around it. */
export type Region = {
  /** Where its middle lies. */
  readonly stateCode: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly lat: number;
  readonly lng: number;
  readonly radiusKm: number;
  /** Its districts, which the point is the middle of; 'MP Datia' of another state than the middle's. */
  readonly districts: readonly string[];
};

/**
 * A row: state code, name, middle and radius (km), districts, other names. The middle is that of the districts, each at the middle of its
 * post offices, and reaches as far as the farthest of those; of the North East some of each state's. The districts are those of
 * the divisions of the state where a region is made of such (Vidarbha, Marathwada, Kumaon), and else what people call so.
 */
const table = `
MH Vidarbha | 20.62 78.50 230 | Nagpur; Wardha; Chandrapur; Gadchiroli; Gondia; Bhandara; Amravati; Akola; Yavatmal; Buldhana; Washim | Vidharbha; Vidarbh; विदर्भ
MH Marathwada | 19.14 76.43 160 | Chhatrapati Sambhajinagar; Jalna; Parbhani; Hingoli; Nanded; Latur; Dharashiv; Beed | Marathvada; Marathawada; मराठवाड़ा; मराठवाडा
MH Konkan | 17.43 73.34 150 | Raigad; Ratnagiri; Sindhudurg | Kokan; कोंकण; कोकण
MH Khandesh | 21.15 74.72 70 | Jalgaon; Dhule; Nandurbar | खानदेश
GJ Saurashtra | 21.91 70.78 140 | Rajkot; Jamnagar; Junagadh; Porbandar; Bhavnagar; Amreli; Morbi; Surendranagar; Gir Somnath; Devbhumi Dwarka; Botad | Sourashtra; Kathiawar; Kathiyawad; Kathiawad; सौराष्ट्र; काठियावाड़
GJ South Gujarat | 21.11 73.28 80 | Surat; Bharuch; Narmada; Tapi; Navsari; Valsad; Dang | दक्षिण गुजरात
MP Malwa | 23.40 75.71 150 | Indore; Ujjain; Dewas; Dhar; Ratlam; Mandsaur; Neemuch; Shajapur; Agar Malwa; Rajgarh; Jhabua | Malva; मालवा
MP Nimar | 21.76 75.91 100 | Khargone; Barwani; Khandwa; Burhanpur | Nimad; निमाड़
MP Mahakoshal | 22.74 79.98 140 | Jabalpur; Katni; Mandla; Dindori; Narsinghpur; Chhindwara; Seoni; Balaghat | Mahakaushal; महाकौशल; महाकोशल
MP Baghelkhand | 23.99 81.53 100 | Rewa; Satna; Sidhi; Singrauli; Shahdol; Umaria; Anuppur | बघेलखंड
MP Chambal | 26.25 77.91 110 | Bhind; Morena; Sheopur | चंबल
UP Bundelkhand | 25.06 79.51 160 | Jhansi; Lalitpur; Jalaun; Hamirpur; Mahoba; Banda; Chitrakoot; MP Datia; MP Tikamgarh; MP Chhatarpur; MP Panna; MP Damoh; MP Sagar | Bundelakhand; बुंदेलखंड; बुन्देलखण्ड; बुंदेलखण्ड
UP Purvanchal | 26.05 83.20 190 | Varanasi; Gorakhpur; Azamgarh; Mau; Ballia; Ghazipur; Jaunpur; Mirzapur; Sonbhadra; Chandauli; Bhadohi; Deoria; Kushinagar; Basti; Sant Kabir Nagar; Siddharth Nagar; Maharajganj | Poorvanchal; Purwanchal; Purvanchal UP; पूर्वांचल
UP Awadh | 26.99 81.43 150 | Lucknow; Ayodhya; Barabanki; Sultanpur; Ambedkar Nagar; Gonda; Bahraich; Balrampur; Sitapur; Hardoi; Unnao; Rae Bareli; Amethi; Lakhimpur Kheri | Avadh; Oudh; अवध
UP Rohilkhand | 28.61 79.05 120 | Bareilly; Moradabad; Rampur; Bijnor; Budaun; Pilibhit; Shahjahanpur; Amroha; Sambhal | Ruhelkhand; रुहेलखंड; रोहिलखंड
UP Braj | 27.42 78.19 100 | Mathura; Agra; Hathras; Aligarh; Firozabad; Etah; Mainpuri; Kasganj | Brajbhoomi; ब्रज
BR Mithila | 26.08 86.12 110 | Darbhanga; Madhubani; Samastipur; Sitamarhi; Supaul; Saharsa; Madhepura; Begusarai; Sheohar | Mithilanchal; मिथिला; मिथिलांचल
BR Seemanchal | 25.92 87.50 70 | Purnia; Katihar; Araria; Kishanganj | Simanchal; सीमांचल
BR Magadh | 24.95 84.95 70 | Gaya; Nawada; Aurangabad; Jehanabad; Arwal | मगध
JH Kolhan | 22.65 85.95 60 | East Singhbhum; West Singhbhum; Seraikela-Kharsawan | कोल्हान
JH Santhal Pargana | 24.51 87.24 70 | Dumka; Godda; Deoghar; Jamtara; Sahibganj; Pakur | Santhal Parganas; Santal Pargana; संथाल परगना
RJ Mewar | 24.97 74.22 90 | Udaipur; Chittorgarh; Rajsamand; Bhilwara | मेवाड़
RJ Marwar | 26.18 72.69 200 | Jodhpur; Pali; Barmer; Jalore; Nagaur; Jaisalmer | मारवाड़
RJ Shekhawati | 28.06 75.27 70 | Sikar; Jhunjhunu; Churu | Shekhavati; शेखावाटी
RJ Hadoti | 24.99 76.19 80 | Kota; Bundi; Baran; Jhalawar | Hadauti; हाड़ौती
UK Kumaon | 29.51 79.74 70 | Nainital; Almora; Bageshwar; Pithoragarh; Champawat; Udham Singh Nagar | Kumaun; कुमाऊं; कुमाऊँ
UK Garhwal | 30.29 78.57 90 | Dehradun; Haridwar; Tehri Garhwal; Pauri Garhwal; Chamoli; Rudraprayag; Uttarkashi | Gadhwal; गढ़वाल
AP Rayalaseema | 14.45 78.38 170 | Kurnool; Nandyal; Anantapur; Sri Sathya Sai; YSR Kadapa; Annamayya; Chittoor; Tirupati | Rayalseema; रायलसीमा
AP Uttarandhra | 18.20 83.36 90 | Visakhapatnam; Vizianagaram; Srikakulam; Anakapalli; Parvathipuram Manyam | Uttarandhra Pradesh; North Andhra; उत्तरांध्र
KL Malabar | 11.58 75.85 130 | Kasaragod; Kannur; Kozhikode; Wayanad; Malappuram; Palakkad | North Kerala; मालाबार
TN Kongu Nadu | 11.24 77.58 100 | Coimbatore; Tiruppur; Erode; Salem; Namakkal; Karur; Nilgiris | Kongunadu; Kongu; कोंगु नाडु
PB Doaba | 31.32 75.72 60 | Jalandhar; Hoshiarpur; Kapurthala; Shahid Bhagat Singh Nagar | दोआबा
PB Majha | 31.80 75.17 70 | Amritsar; Gurdaspur; Tarn Taran; Pathankot | Majha Punjab
WB North Bengal | 26.23 88.67 140 | Darjeeling; Jalpaiguri; Alipurduar; Cooch Behar; Kalimpong; Uttar Dinajpur; Dakshin Dinajpur; Malda | Uttar Banga; उत्तर बंगाल
WB Dooars | 26.60 89.10 60 | Jalpaiguri; Alipurduar | Duars; Doars; डुआर्स
AS North East | 26.00 92.90 280 | Kamrup Metropolitan; Nagaon; Cachar; Jorhat; ML East Khasi Hills; NL Dimapur; TR West Tripura; MN Imphal West; MZ Aizawl | Northeast; North East India; Northeast India; North Eastern States; North East States; Seven Sisters; पूर्वोत्तर; पूर्वोत्तर भारत; उत्तर पूर्व भारत
AS Barak Valley | 24.69 92.59 50 | Cachar; Sribhumi; Hailakandi | बराक घाटी
AS Upper Assam | 27.03 94.55 120 | Tinsukia; Dibrugarh; Sivasagar; Jorhat; Golaghat; Charaideo; Dhemaji; Lakhimpur; Majuli | ऊपरी असम
AS Bodoland | 26.51 91.03 110 | Kokrajhar; Chirang; Baksa; Udalguri | बोडोलैंड
KA Kalyana Karnataka | 16.23 76.76 200 | Kalaburagi; Bidar; Raichur; Yadgir; Koppal; Ballari; Vijayanagara | Hyderabad Karnataka; Kalyan Karnataka; कल्याण कर्नाटक
KA North Karnataka | 15.58 75.30 150 | Belagavi; Dharwad; Vijayapura; Bagalkot; Gadag; Haveri; Uttara Kannada | Kittur Karnataka; Uttara Karnataka; Mumbai Karnataka; उत्तर कर्नाटक
KA Malnad | 13.21 75.74 110 | Shivamogga; Chikkamagaluru; Kodagu; Hassan | Malenadu; मलनाड
`;

export const regions: readonly Region[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", where = "", districts = "", otherNames = ""] = line.slice(3).split(" | ");
    const [lat, lng, radiusKm] = where.split(" ").map(Number);
    return {
      stateCode: line.slice(0, 2),
      name,
      otherNames: otherNames.split("; "),
      lat: lat ?? NaN,
      lng: lng ?? NaN,
      radiusKm: radiusKm ?? NaN,
      districts: districts.split("; "),
    };
  });

const radii: ReadonlyMap<string, number> = new Map(
  regions.map(({ stateCode, name, radiusKm }) => [`${stateCode}|${name}`, radiusKm]),
);

/** How far a region reaches from its middle, km; null for what is none. */
export const regionRadius = (stateCode: string, name: string): number | null =>
  radii.get(`${stateCode}|${name}`) ?? null;
