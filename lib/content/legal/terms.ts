import { type LegalPage, links, list } from "@/lib/content/legal/legal-page";
import { OPERATOR } from "@/lib/content/operator";
import { SITE_NAME } from "@/lib/content/site";

/** What people may expect of the directory, and what it expects of them. */
export const terms: LegalPage = {
  en: {
    title: "Terms of use",
    metaDescription: `The rules of ${SITE_NAME} in plain words: who may publish what, what is checked, what is not promised, and what happens to a listing that breaks them.`,
    lead: `These are the rules between you and whoever runs ${SITE_NAME}. They are short so that you can read them. By using the site you agree to them.`,
    sections: [
      {
        id: "what",
        title: "What this is",
        blocks: [
          `${SITE_NAME} is a directory. Businesses describe what they make, sell or do; others find and contact them. We are not a party to what you agree on: price, delivery, quality and payment are between you and the other side. We take no payment, hold no money and keep no goods.`,
          "Using it costs nothing, neither for visitors nor for businesses.",
        ],
      },
      {
        id: "accounts",
        title: "Accounts",
        blocks: [
          list(
            "You are 18 or older, and you register yourself or a business you may speak for.",
            "What you state about yourself is true, and you keep it up to date.",
            "Your password is yours alone. If you think somebody else knows it, change it: that signs you out everywhere.",
            "GST number, PAN number, address, company type and documents can be set once, so that nobody turns one business into another. For a correction, write to us.",
          ),
        ],
      },
      {
        id: "listings",
        title: "Listings",
        blocks: [
          "What you publish must be",
          list(
            "yours: a product or service that your business really offers, with pictures and words that you may use,",
            "true: the price is one at which you sell, in rupees; the phone number reaches you; the place is where you work,",
            "one thing: one product or service in each listing, in the category it belongs to.",
          ),
          "What may not be published:",
          list(
            "anything that is forbidden to sell or offer in India, or that needs a licence you do not have,",
            "deceit: copied listings, somebody else’s business, prices meant only to make people call, demands for advance fees for jobs or loans,",
            "content that insults or threatens, is obscene, incites hatred or harms children,",
            "the personal data of other people.",
          ),
        ],
      },
      {
        id: "checks",
        title: "What is checked, and what that means",
        blocks: [
          "Each listing a company submits is looked at by an admin before it appears, and again when name, description, category, address, place or pictures change. Price, phone number, radius and tags change at once. That check is for these rules. It is no guarantee that a business is sound, that a price holds or that goods are good: ask, compare, and pay nobody in advance whom you do not know.",
          "A rejected listing says why and can be mended and sent again. Listings that break these rules are archived; accounts that keep breaking them are disabled. If you think that was wrong, use the way of complaint below.",
          "Entries taken from public data name their source. Nobody of that business has checked them.",
        ],
      },
      {
        id: "contacting",
        title: "Contacting businesses",
        blocks: [
          "Phone numbers and the enquiry form are there for buying, selling and asking about a listing. It is not allowed to collect numbers and addresses in bulk, to send advertising through them, or to pester somebody. An enquiry goes to one business only; senders who misuse the form are blocked.",
        ],
      },
      {
        id: "yours",
        title: "Your words and pictures",
        blocks: [
          "They remain yours. You allow us to show them in the directory, in search engines’ results and in previews of shared links, in sizes and formats that fit, as long as the listing is published. You answer for having the right to them.",
        ],
      },
      {
        id: "service",
        title: "How far we answer for it",
        blocks: [
          "We keep the site running, safe and honest as well as we can. We cannot promise that it is never down, that every listing is right or that somebody calls. Where the law allows it to be limited, we answer only for damage we cause on purpose or by gross negligence. Rights that the law gives you as a consumer remain whole.",
        ],
      },
      {
        id: "end",
        title: "Stopping",
        blocks: [
          "You may archive your listings at any time; they leave search at once. To have your account erased, write to us. We may change or end parts of the site; these terms then change with it, and so does their date.",
        ],
      },
      {
        id: "law",
        title: "Law and complaints",
        blocks: [
          `The law of India applies, and the courts at ${OPERATOR.en.court} decide, unless the law gives a consumer another court. First of all, tell us what is wrong: most things can be put right in a day.`,
          links(["/grievance", "How to complain"], ["/privacy", "Privacy"], ["/contact", "Contact"]),
          { kind: "operator", officer: false },
        ],
      },
    ],
  },
  hi: {
    title: "उपयोग की शर्तें",
    metaDescription: `${SITE_NAME} के नियम सीधे शब्दों में: कौन क्या प्रकाशित कर सकता है, क्या जाँचा जाता है, किसका वादा नहीं है, और नियम तोड़ने वाली लिस्टिंग का क्या होता है।`,
    lead: `ये आपके और ${SITE_NAME} चलाने वाले के बीच के नियम हैं। छोटे इसलिए हैं कि आप इन्हें पढ़ सकें। साइट का उपयोग करके आप इन्हें मानते हैं।`,
    sections: [
      {
        id: "what",
        title: "यह क्या है",
        blocks: [
          `${SITE_NAME} एक निर्देशिका है। कारोबार बताते हैं कि वे क्या बनाते, बेचते या करते हैं; दूसरे लोग उन्हें खोजकर संपर्क करते हैं। आपके बीच जो तय होता है, उसमें हम पक्ष नहीं हैं: कीमत, डिलीवरी, गुणवत्ता और भुगतान आपके और सामने वाले के बीच की बात है। हम न भुगतान लेते हैं, न पैसा रखते हैं, न माल।`,
          "इसका उपयोग मुफ़्त है, देखने वालों के लिए भी और कारोबारों के लिए भी।",
        ],
      },
      {
        id: "accounts",
        title: "खाते",
        blocks: [
          list(
            "आपकी उम्र 18 साल या उससे ज़्यादा है, और आप अपना या ऐसे कारोबार का खाता बनाते हैं जिसकी ओर से बोल सकते हैं।",
            "अपने बारे में आप जो बताते हैं वह सच है, और आप उसे ताज़ा रखते हैं।",
            "पासवर्ड सिर्फ़ आपका है। लगे कि किसी और को पता चल गया है तो उसे बदल दें: इससे आप हर जगह से साइन आउट हो जाते हैं।",
            "GST नंबर, PAN नंबर, पता, कंपनी का प्रकार और दस्तावेज़ एक ही बार भरे जा सकते हैं, ताकि कोई एक कारोबार को दूसरा न बना दे। सुधार के लिए हमें लिखें।",
          ),
        ],
      },
      {
        id: "listings",
        title: "लिस्टिंग",
        blocks: [
          "आप जो प्रकाशित करें, वह",
          list(
            "आपका हो: ऐसा उत्पाद या सेवा जो आपका कारोबार सचमुच देता है, उन तस्वीरों और शब्दों के साथ जिन्हें आप इस्तेमाल कर सकते हैं,",
            "सच हो: कीमत वही जिस पर आप बेचते हैं, रुपयों में; फ़ोन नंबर पर आप मिलें; जगह वही जहाँ आप काम करते हैं,",
            "एक चीज़ का हो: हर लिस्टिंग में एक ही उत्पाद या सेवा, अपनी सही श्रेणी में।",
          ),
          "ये चीज़ें प्रकाशित नहीं की जा सकतीं:",
          list(
            "जिसे बेचना या देना भारत में मना है, या जिसके लिए ज़रूरी लाइसेंस आपके पास नहीं है,",
            "धोखा: नक़ल की हुई लिस्टिंग, किसी और का कारोबार, सिर्फ़ फ़ोन करवाने के लिए लिखी कीमत, नौकरी या क़र्ज़ के नाम पर पहले से पैसे की माँग,",
            "अपमान, धमकी, अश्लीलता, नफ़रत या बच्चों को नुक़सान पहुँचाने वाली सामग्री,",
            "दूसरे लोगों की निजी जानकारी।",
          ),
        ],
      },
      {
        id: "checks",
        title: "क्या जाँचा जाता है और उसका मतलब क्या है",
        blocks: [
          "कंपनी की भेजी हर लिस्टिंग दिखने से पहले एक एडमिन देखता है, और नाम, विवरण, श्रेणी, पता, जगह या तस्वीरें बदलने पर दोबारा देखता है। कीमत, फ़ोन नंबर, दायरा और टैग तुरंत बदल जाते हैं। यह जाँच इन्हीं नियमों की है। यह गारंटी नहीं कि कारोबार पक्का है, कीमत टिकेगी या माल अच्छा है: पूछें, तुलना करें, और जिसे नहीं जानते उसे पहले से पैसे न दें।",
          "नामंज़ूर लिस्टिंग पर कारण लिखा रहता है और उसे सुधारकर फिर भेजा जा सकता है। नियम तोड़ने वाली लिस्टिंग संग्रहित कर दी जाती है; बार-बार तोड़ने वाले खाते बंद कर दिए जाते हैं। आपको लगे कि यह ग़लत हुआ, तो नीचे शिकायत का रास्ता है।",
          "सार्वजनिक आँकड़ों से ली गई प्रविष्टियों पर स्रोत लिखा है। उन्हें उस कारोबार के किसी व्यक्ति ने नहीं जाँचा।",
        ],
      },
      {
        id: "contacting",
        title: "कारोबारों से संपर्क",
        blocks: [
          "फ़ोन नंबर और पूछताछ का फ़ॉर्म ख़रीदने, बेचने और लिस्टिंग के बारे में पूछने के लिए हैं। थोक में नंबर और पते बटोरना, उन पर विज्ञापन भेजना या किसी को परेशान करना मना है। पूछताछ केवल एक कारोबार को जाती है; फ़ॉर्म का ग़लत इस्तेमाल करने वालों को रोक दिया जाता है।",
        ],
      },
      {
        id: "yours",
        title: "आपके शब्द और तस्वीरें",
        blocks: [
          "वे आपके ही रहते हैं। आप हमें इजाज़त देते हैं कि जब तक लिस्टिंग प्रकाशित है, हम उन्हें निर्देशिका में, सर्च इंजनों के नतीजों में और साझा किए लिंक की झलक में, उचित आकार और रूप में दिखाएँ। उन पर आपका हक़ है, इसकी ज़िम्मेदारी आपकी है।",
        ],
      },
      {
        id: "service",
        title: "हमारी ज़िम्मेदारी कहाँ तक है",
        blocks: [
          "हम साइट को चालू, सुरक्षित और ईमानदार रखने की पूरी कोशिश करते हैं। यह वादा नहीं कर सकते कि वह कभी बंद नहीं होगी, हर लिस्टिंग सही होगी या कोई फ़ोन करेगा। जहाँ क़ानून सीमा की इजाज़त देता है, हम केवल उस नुक़सान के लिए ज़िम्मेदार हैं जो जान-बूझकर या घोर लापरवाही से हुआ हो। उपभोक्ता के रूप में क़ानून ने जो अधिकार दिए हैं, वे पूरे बने रहते हैं।",
        ],
      },
      {
        id: "end",
        title: "छोड़ना",
        blocks: [
          "आप अपनी लिस्टिंग कभी भी संग्रहित कर सकते हैं; वे तुरंत खोज से हट जाती हैं। खाता मिटवाने के लिए हमें लिखें। हम साइट के हिस्से बदल या बंद कर सकते हैं; तब ये शर्तें भी बदलेंगी और उनकी तारीख़ भी।",
        ],
      },
      {
        id: "law",
        title: "क़ानून और शिकायतें",
        blocks: [
          `भारत का क़ानून लागू होता है और निर्णय ${OPERATOR.hi.court} की अदालतें करती हैं, जब तक क़ानून उपभोक्ता को दूसरी अदालत न देता हो। सबसे पहले हमें बताएँ कि क्या ग़लत है: ज़्यादातर बातें एक दिन में सुधर जाती हैं।`,
          links(["/grievance", "शिकायत कैसे करें"], ["/privacy", "निजता"], ["/contact", "संपर्क"]),
          { kind: "operator", officer: false },
        ],
      },
    ],
  },
};
