import type { Locale } from "@/lib/shared/locale";
import { type CategoryText, category } from "@/lib/content/category-text";

/**
 * The categories the product starts with, in their order: names in both languages, a teaser for cards, subcategories.
 * Seeding writes the English names; an admin may rename them later, so show a Hindi name only through
 * `categoryName` and `subcategoryName`.
 */
export const categoryTexts: readonly CategoryText[] = [
  category(
    "machinery-tools",
    "Machinery & Tools",
    "मशीनरी और औज़ार",
    "Pumps, gears, CNC job work",
    "पंप, गियर, सीएनसी जॉब वर्क",
    [
      ["pumps", "Pumps", "पंप"],
      ["gears-transmission", "Gears & Transmission", "गियर और ट्रांसमिशन"],
      ["cnc-job-work", "CNC Job Work", "सीएनसी जॉब वर्क"],
      ["lathes-machine-tools", "Lathes & Machine Tools", "लेथ और मशीन टूल"],
      ["power-hand-tools", "Power & Hand Tools", "पावर और हैंड टूल"],
      ["air-compressors", "Air Compressors", "एयर कंप्रेसर"],
      ["bearings", "Bearings", "बेयरिंग"],
      ["food-machines", "Food Processing Machines", "खाद्य प्रसंस्करण मशीनें"],
    ],
  ),
  category("packaging", "Packaging", "पैकेजिंग", "Boxes, sacks, strapping", "डिब्बे, बोरे, स्ट्रैपिंग", [
    ["corrugated-boxes", "Corrugated Boxes", "गत्ते के डिब्बे"],
    ["woven-sacks", "Woven Sacks", "बुने बोरे"],
    ["strapping-twine", "Strapping & Twine", "स्ट्रैपिंग और सुतली"],
    ["pouches-films", "Pouches & Films", "पाउच और फ़िल्म"],
    ["bottles-jars", "Bottles & Jars", "बोतल और जार"],
    ["tapes-labels", "Tapes & Labels", "टेप और लेबल"],
    ["packing-machines", "Packing Machines", "पैकिंग मशीनें"],
    ["wooden-pallets", "Wooden Pallets & Crates", "लकड़ी के पैलेट और क्रेट"],
  ]),
  category(
    "textiles-garments",
    "Textiles & Garments",
    "कपड़ा और परिधान",
    "Yarn, fabric, uniforms",
    "सूत, कपड़ा, वर्दी",
    [
      ["yarn", "Yarn & Thread", "सूत और धागा"],
      ["fabrics", "Fabrics", "कपड़े के थान"],
      ["sarees-ethnic-wear", "Sarees & Ethnic Wear", "साड़ी और पारंपरिक परिधान"],
      ["uniforms-workwear", "Uniforms & Workwear", "वर्दी और वर्कवियर"],
      ["knitwear", "Knitwear & T-shirts", "निटवियर और टी-शर्ट"],
      ["home-textiles", "Home Textiles", "घरेलू वस्त्र"],
      ["embroidery-job-work", "Stitching & Embroidery", "सिलाई और कढ़ाई"],
      ["leather-footwear", "Leather & Footwear", "चमड़ा और जूते"],
    ],
  ),
  category(
    "building-materials",
    "Building Materials",
    "निर्माण सामग्री",
    "Tiles, cement, steel",
    "टाइल, सीमेंट, सरिया",
    [
      ["cement-concrete", "Cement & Concrete", "सीमेंट और कंक्रीट"],
      ["bricks-blocks", "Bricks & Blocks", "ईंट और ब्लॉक"],
      ["sand-aggregates", "Sand & Aggregates", "रेत और गिट्टी"],
      ["tmt-steel", "TMT & Structural Steel", "सरिया और स्ट्रक्चरल स्टील"],
      ["tiles-sanitaryware", "Tiles & Sanitaryware", "टाइल और सैनिटरीवेयर"],
      ["doors-windows", "Doors & Windows", "दरवाज़े और खिड़कियाँ"],
      ["paints-waterproofing", "Paints & Waterproofing", "पेंट और वॉटरप्रूफ़िंग"],
      ["plywood-laminates", "Plywood & Laminates", "प्लाईवुड और लैमिनेट"],
    ],
  ),
  category(
    "electrical-solar",
    "Electrical & Solar",
    "बिजली और सोलर",
    "Panels, wiring, rooftop solar",
    "पैनल, वायरिंग, रूफ़टॉप सोलर",
    [
      ["panels-switchgear", "Panels & Switchgear", "पैनल और स्विचगियर"],
      ["wires-cables", "Wires & Cables", "तार और केबल"],
      ["rooftop-solar", "Rooftop Solar", "रूफ़टॉप सोलर"],
      ["led-lighting", "LED Lighting", "एलईडी रोशनी"],
      ["generators", "Generators", "जनरेटर"],
      ["motors-transformers", "Motors & Transformers", "मोटर और ट्रांसफ़ॉर्मर"],
      ["inverters-batteries", "Inverters & Batteries", "इन्वर्टर और बैटरी"],
      ["electrical-contractors", "Electrical Contractors", "बिजली ठेकेदार"],
    ],
  ),
  category(
    "food-agriculture",
    "Food & Agriculture",
    "खाद्य और कृषि",
    "Spices, grains, farm inputs",
    "मसाले, अनाज, खेती का सामान",
    [
      ["spices", "Spices", "मसाले"],
      ["rice-grains-pulses", "Rice, Grains & Pulses", "चावल, अनाज और दालें"],
      ["fruits-vegetables", "Fruits & Vegetables", "फल और सब्ज़ियाँ"],
      ["dairy", "Dairy", "डेयरी"],
      ["tea-coffee", "Tea & Coffee", "चाय और कॉफ़ी"],
      ["oils-jaggery", "Edible Oils & Jaggery", "खाद्य तेल और गुड़"],
      ["snacks-sweets", "Snacks & Sweets", "नमकीन और मिठाई"],
      ["farm-equipment", "Farm Equipment", "कृषि उपकरण"],
      ["seeds-fertilisers", "Seeds & Fertilisers", "बीज और खाद"],
    ],
  ),
  category(
    "home-repair",
    "Home Services & Repair",
    "घरेलू सेवाएँ और मरम्मत",
    "AC service, plumbing, painting",
    "एसी सर्विस, प्लंबिंग, पेंटिंग",
    [
      ["ac-service", "AC Service & Repair", "एसी सर्विस और मरम्मत"],
      ["plumbing", "Plumbing", "प्लंबिंग"],
      ["home-electrician", "Home Electrician", "घर के लिए इलेक्ट्रीशियन"],
      ["house-painting", "House Painting", "घर की पेंटिंग"],
      ["carpentry", "Carpentry", "बढ़ई का काम"],
      ["appliance-repair", "Appliance Repair", "घरेलू उपकरण मरम्मत"],
      ["water-purifiers", "Water Purifiers", "वॉटर प्यूरीफ़ायर"],
      ["waterproofing-masonry", "Waterproofing & Masonry", "वॉटरप्रूफ़िंग और राजमिस्त्री"],
    ],
  ),
  category(
    "transport-logistics",
    "Transport & Logistics",
    "परिवहन और लॉजिस्टिक्स",
    "Trucks, movers, warehousing",
    "ट्रक, मूवर्स, गोदाम",
    [
      ["packers-movers", "Packers & Movers", "पैकर्स और मूवर्स"],
      ["truck-hire", "Truck & Tempo Hire", "ट्रक और टेंपो किराया"],
      ["warehousing", "Warehousing", "गोदाम"],
      ["courier-cargo", "Courier & Cargo", "कूरियर और कार्गो"],
      ["cold-chain", "Cold Chain", "कोल्ड चेन"],
      ["crane-forklift-hire", "Crane & Forklift Hire", "क्रेन और फ़ोर्कलिफ़्ट किराया"],
      ["freight-customs", "Freight & Customs", "माल भाड़ा और कस्टम"],
      ["bus-cab-hire", "Bus & Cab Hire", "बस और कैब किराया"],
    ],
  ),
  category(
    "chemicals-plastics",
    "Chemicals & Plastics",
    "रसायन और प्लास्टिक",
    "Acids, granules, drums",
    "अम्ल, दाने, ड्रम",
    [
      ["industrial-chemicals", "Industrial Chemicals", "औद्योगिक रसायन"],
      ["solvents-acids", "Solvents & Acids", "सॉल्वेंट और अम्ल"],
      ["dyes-pigments", "Dyes & Pigments", "रंग और पिगमेंट"],
      ["plastic-granules", "Plastic Granules", "प्लास्टिक दाने"],
      ["plastic-crates-drums", "Plastic Crates & Drums", "प्लास्टिक क्रेट और ड्रम"],
      ["adhesives-resins", "Adhesives & Resins", "गोंद और रेज़िन"],
      ["water-treatment", "Water Treatment", "जल उपचार"],
      ["lab-chemicals", "Laboratory Chemicals", "प्रयोगशाला रसायन"],
    ],
  ),
  category(
    "metals-fabrication",
    "Metals & Fabrication",
    "धातु और फ़ैब्रिकेशन",
    "Tubes, sheets, laser cutting",
    "ट्यूब, शीट, लेज़र कटिंग",
    [
      ["tubes-pipes", "Tubes & Pipes", "ट्यूब और पाइप"],
      ["sheets-coils", "Sheets & Coils", "शीट और कॉइल"],
      ["castings-forgings", "Castings & Forgings", "कास्टिंग और फ़ोर्जिंग"],
      ["fasteners-wire", "Fasteners & Wire", "नट-बोल्ट और तार"],
      ["structural-fabrication", "Structural Fabrication", "स्ट्रक्चरल फ़ैब्रिकेशन"],
      ["laser-cutting", "Laser Cutting & Bending", "लेज़र कटिंग और बेंडिंग"],
      ["gates-grilles", "Gates & Grilles", "गेट और ग्रिल"],
      ["scrap-recycling", "Scrap & Recycling", "कबाड़ और रीसाइक्लिंग"],
    ],
  ),
  category(
    "furniture-interiors",
    "Furniture & Interiors",
    "फ़र्नीचर और इंटीरियर",
    "Desks, kitchens, false ceilings",
    "मेज़, रसोई, फ़ॉल्स सीलिंग",
    [
      ["office-furniture", "Office Furniture", "दफ़्तर का फ़र्नीचर"],
      ["home-furniture", "Home Furniture", "घर का फ़र्नीचर"],
      ["mattresses-sofas", "Mattresses & Sofas", "गद्दे और सोफ़े"],
      ["modular-kitchens", "Modular Kitchens", "मॉड्यूलर रसोई"],
      ["interior-design", "Interior Design", "इंटीरियर डिज़ाइन"],
      ["false-ceilings", "False Ceilings & Partitions", "फ़ॉल्स सीलिंग और पार्टिशन"],
      ["curtains-blinds", "Curtains & Blinds", "परदे और ब्लाइंड"],
      ["shop-fittings", "Shop Fittings & Racks", "दुकान की फ़िटिंग और रैक"],
    ],
  ),
  category(
    "electronics-it",
    "Electronics & IT",
    "इलेक्ट्रॉनिक्स और आईटी",
    "Laptops, CCTV, software",
    "लैपटॉप, सीसीटीवी, सॉफ़्टवेयर",
    [
      ["laptops-computers", "Laptops & Computers", "लैपटॉप और कंप्यूटर"],
      ["cctv-biometrics", "CCTV & Biometrics", "सीसीटीवी और बायोमेट्रिक"],
      ["networking-servers", "Networking & Servers", "नेटवर्किंग और सर्वर"],
      ["circuit-boards-components", "Circuit Boards & Components", "सर्किट बोर्ड और पुर्ज़े"],
      ["billing-pos", "Billing & POS", "बिलिंग और पीओएस"],
      ["mobile-phone-repair", "Mobile & Laptop Repair", "मोबाइल और लैपटॉप मरम्मत"],
      ["software-websites", "Software & Websites", "सॉफ़्टवेयर और वेबसाइट"],
    ],
  ),
  category("automotive", "Automotive", "ऑटोमोटिव", "Car service, tyres, spares", "कार सर्विस, टायर, पुर्ज़े", [
    ["car-service", "Car Service & Repair", "कार सर्विस और मरम्मत"],
    ["two-wheeler-service", "Two-wheeler Service", "दोपहिया सर्विस"],
    ["tyres-wheels", "Tyres & Wheels", "टायर और पहिये"],
    ["car-batteries", "Vehicle Batteries", "वाहन बैटरी"],
    ["auto-spares", "Auto Spare Parts", "वाहन के पुर्ज़े"],
    ["car-accessories", "Car Accessories", "कार एक्सेसरीज़"],
    ["truck-bus-bodies", "Truck & Bus Bodies", "ट्रक और बस बॉडी"],
    ["ev-scooters-charging", "EVs & Charging", "ईवी और चार्जिंग"],
  ]),
  category(
    "health-medical",
    "Health & Medical",
    "स्वास्थ्य और चिकित्सा",
    "Hospital beds, lab tests, nursing",
    "अस्पताल बेड, जाँच, नर्सिंग",
    [
      ["hospital-furniture", "Hospital Furniture", "अस्पताल फ़र्नीचर"],
      ["medical-equipment", "Medical Equipment", "चिकित्सा उपकरण"],
      ["surgical-disposables", "Surgical Disposables", "सर्जिकल डिस्पोज़ेबल"],
      ["pharma-wholesale", "Medicines Wholesale", "थोक दवाइयाँ"],
      ["diagnostics", "Diagnostics & Lab Tests", "जाँच और पैथोलॉजी"],
      ["clinics-physiotherapy", "Clinics & Physiotherapy", "क्लिनिक और फ़िज़ियोथेरेपी"],
      ["home-nursing", "Home Nursing", "घर पर नर्सिंग"],
      ["ayurveda-wellness", "Ayurveda & Wellness", "आयुर्वेद और वेलनेस"],
    ],
  ),
  category(
    "education-training",
    "Education & Training",
    "शिक्षा और प्रशिक्षण",
    "Tuition, coaching, skill courses",
    "ट्यूशन, कोचिंग, कौशल कोर्स",
    [
      ["school-tuition", "School Tuition", "स्कूल ट्यूशन"],
      ["exam-coaching", "Exam Coaching", "परीक्षा कोचिंग"],
      ["computer-courses", "Computer Courses", "कंप्यूटर कोर्स"],
      ["language-classes", "Language Classes", "भाषा कक्षाएँ"],
      ["skill-training", "Skill & Trade Training", "कौशल प्रशिक्षण"],
      ["music-dance-classes", "Music & Dance Classes", "संगीत और नृत्य कक्षाएँ"],
      ["school-furniture-supplies", "School Supplies", "स्कूल का सामान"],
      ["books-teaching-aids", "Books & Teaching Aids", "किताबें और शिक्षण सामग्री"],
    ],
  ),
  category(
    "events-catering",
    "Events & Catering",
    "आयोजन और केटरिंग",
    "Caterers, tents, photography",
    "केटरर्स, टेंट, फ़ोटोग्राफ़ी",
    [
      ["caterers", "Caterers", "केटरर्स"],
      ["tents-decoration", "Tents & Decoration", "टेंट और सजावट"],
      ["banquet-halls", "Halls & Venues", "हॉल और स्थल"],
      ["photography-video", "Photography & Video", "फ़ोटोग्राफ़ी और वीडियो"],
      ["sound-lights", "Sound & Lights", "साउंड और लाइट"],
      ["event-planners", "Event Planners", "इवेंट प्लानर"],
      ["flowers-garlands", "Flowers & Garlands", "फूल और मालाएँ"],
      ["cakes-bakers", "Cakes & Bakers", "केक और बेकरी"],
    ],
  ),
  category(
    "printing-stationery",
    "Printing & Stationery",
    "छपाई और स्टेशनरी",
    "Offset, flex, visiting cards",
    "ऑफ़सेट, फ़्लेक्स, विज़िटिंग कार्ड",
    [
      ["offset-printing", "Offset Printing", "ऑफ़सेट छपाई"],
      ["flex-signage", "Flex & Signage", "फ़्लेक्स और साइनेज"],
      ["cards-invitations", "Cards & Invitations", "कार्ड और निमंत्रण"],
      ["book-binding", "Books & Binding", "किताब छपाई और जिल्द"],
      ["paper-reams", "Paper & Board", "काग़ज़ और बोर्ड"],
      ["office-stationery", "Office Stationery", "दफ़्तर स्टेशनरी"],
      ["corporate-gifts", "Corporate Gifts", "कॉर्पोरेट उपहार"],
      ["printers-copiers", "Printers & Copiers", "प्रिंटर और कॉपियर"],
    ],
  ),
  category(
    "business-services",
    "Business Services",
    "व्यापार सेवाएँ",
    "GST filing, hiring, design",
    "जीएसटी, भर्ती, डिज़ाइन",
    [
      ["accounting-gst", "Accounting & GST", "लेखा और जीएसटी"],
      ["company-registration", "Company Registration", "कंपनी पंजीकरण"],
      ["legal-documents", "Legal & Documents", "क़ानूनी और दस्तावेज़"],
      ["recruitment-payroll", "Recruitment & Payroll", "भर्ती और वेतन"],
      ["marketing-design", "Marketing & Design", "मार्केटिंग और डिज़ाइन"],
      ["office-space", "Office Space & Coworking", "दफ़्तर और कोवर्किंग"],
      ["architects-engineers", "Architects & Engineers", "वास्तुकार और इंजीनियर"],
      ["testing-calibration", "Testing & Calibration", "परीक्षण और कैलिब्रेशन"],
    ],
  ),
  category(
    "security-cleaning",
    "Security & Cleaning",
    "सुरक्षा और सफ़ाई",
    "Guards, housekeeping, pest control",
    "गार्ड, हाउसकीपिंग, पेस्ट कंट्रोल",
    [
      ["security-guards", "Security Guards", "सुरक्षा गार्ड"],
      ["barriers-access", "Barriers & Access Control", "बैरियर और एक्सेस कंट्रोल"],
      ["fire-safety", "Fire Safety", "अग्नि सुरक्षा"],
      ["housekeeping", "Housekeeping", "हाउसकीपिंग"],
      ["pest-control", "Pest Control", "पेस्ट कंट्रोल"],
      ["tank-sofa-cleaning", "Tank, Sofa & Deep Cleaning", "टंकी, सोफ़ा और गहरी सफ़ाई"],
      ["waste-management", "Waste Management", "कचरा प्रबंधन"],
      ["cleaning-supplies", "Cleaning Supplies", "सफ़ाई का सामान"],
    ],
  ),
  category(
    "jewellery-handicrafts",
    "Jewellery & Handicrafts",
    "आभूषण और हस्तशिल्प",
    "Silver, pottery, wood carving",
    "चाँदी, मिट्टी के बर्तन, नक़्क़ाशी",
    [
      ["gold-silver-jewellery", "Gold & Silver Jewellery", "सोने-चाँदी के आभूषण"],
      ["imitation-bangles", "Imitation Jewellery & Bangles", "आर्टिफ़िशियल आभूषण और चूड़ियाँ"],
      ["gemstones", "Gemstones", "रत्न"],
      ["pottery-ceramics", "Pottery & Ceramics", "मिट्टी के बर्तन और सिरेमिक"],
      ["wood-carving", "Wood Carving", "लकड़ी की नक़्क़ाशी"],
      ["brass-metal-craft", "Brass & Metal Craft", "पीतल और धातु शिल्प"],
      ["bamboo-cane-jute", "Bamboo, Cane & Jute", "बाँस, बेंत और जूट"],
      ["paintings-folk-art", "Paintings & Folk Art", "चित्र और लोक कला"],
    ],
  ),
];

const bySlug = new Map(categoryTexts.map((text) => [text.slug, text]));

/** An English name has one Hindi name, wherever it stands: renaming a category leaves its subcategories theirs. */
const hindiByName: ReadonlyMap<string, string> = new Map(
  categoryTexts.flatMap((text) => [text, ...text.subcategories]).map(({ name, nameHi }) => [name, nameHi]),
);

/** The texts of a category by its slug; undefined for one that an admin added. */
export function findCategoryText(slug: string): CategoryText | undefined {
  return bySlug.get(slug);
}

/** The line under a category's name; none for a category that an admin added. */
export function categoryTeaser(slug: string, locale: Locale): string | undefined {
  const text = findCategoryText(slug);
  return locale === "hi" ? text?.teaserHi : text?.teaser;
}

/** The Hindi name of each of our categories and subcategories by its English one. */
export const hindiNames = (): Readonly<Record<string, string>> => Object.fromEntries(hindiByName);

/** A category's name in the reader's language: Hindi only while the stored name is one of our English ones. */
export const categoryName = (stored: { name: string }, locale: string): string =>
  (locale === "hi" ? hindiByName.get(stored.name) : undefined) ?? stored.name;

/** The same for a subcategory, in the words of the category with this slug if it is one of ours. */
export function subcategoryName(categorySlug: string, stored: { name: string }, locale: string): string {
  if (locale !== "hi") return stored.name;
  const own = bySlug.get(categorySlug)?.subcategories.find(({ name }) => name === stored.name);
  return own?.nameHi ?? categoryName(stored, locale);
}
