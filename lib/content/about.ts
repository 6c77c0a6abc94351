import { SITE_NAME } from "@/lib/content/site";
import type { Locale } from "@/lib/shared/locale";

/** What an offering or a promise is drawn with. */
export type OfferingKey = "listings" | "networking" | "expansion" | "branding";
export type PromiseKey = "checked" | "open" | "direct" | "honest";

type Part = { readonly title: string; readonly text: string };

/**
 * The About page in one language (docs/product/pages.md#about-contact-promoters; vision, mission, offerings, four
 * steps).
 */
export type AboutText = {
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** Above the headline. */
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly vision: Part;
  readonly mission: Part;
  readonly offerings: Part & { readonly items: readonly (Part & { readonly key: OfferingKey })[] };
  readonly steps: Part & { readonly items: readonly Part[] };
  readonly promises: Part & { readonly items: readonly (Part & { readonly key: PromiseKey })[] };
  readonly closing: Part;
  readonly explore: string;
  readonly register: string;
};

export const aboutTexts: Readonly<Record<Locale, AboutText>> = {
  en: {
    metaTitle: "About us: what we build and why",
    metaDescription: `${SITE_NAME} is a directory of Indian local services and B2B businesses: prices in rupees, phone numbers in the open, listings checked before they appear.`,
    eyebrow: `About ${SITE_NAME}`,
    title: "A bridge between a need and the business that meets it",
    lead: "Setu means bridge. On one side stands somebody who needs a pump, a thousand boxes or an electrician before evening. On the other stands a business that does exactly that, two streets or two states away. We bring them to the same phone call.",
    vision: {
      title: "Our vision",
      text: "A global platform where businesses of all sizes are found for what they do: the workshop with three lathes as easily as the factory with three hundred people, by the neighbour as well as by a buyer across the sea.",
    },
    mission: {
      title: "Our mission",
      text: "A reliable and transparent marketplace. Prices stand where they can be compared, phone numbers where they can be dialled, and a listing appears only after somebody has looked at it.",
    },
    offerings: {
      title: "What we offer",
      text: "Four things a business needs before its first new customer calls",
      items: [
        {
          key: "listings",
          title: "Directory listings",
          text: "A page for each product or service with price, pictures, address and the area you serve. It is found by words, by category and by distance.",
        },
        {
          key: "networking",
          title: "Business networking",
          text: "Manufacturers, wholesalers, traders and service firms under one roof. Look for a supplier by the kind of company, not only by the product.",
        },
        {
          key: "expansion",
          title: "Market expansion",
          text: "Be seen in the next city and the next state without a branch there. You say how far you serve, and buyers see whether they are within it.",
        },
        {
          key: "branding",
          title: "Digital branding",
          text: "A company page of your own, in English and in Hindi, that opens quickly on any phone and that you can send to anybody as a link.",
        },
      ],
    },
    steps: {
      title: "How it works for a business",
      text: "From registering to the first call",
      items: [
        {
          title: "Get discovered",
          text: "Register your company and publish what you make, sell or do. People nearby and across India find it in search.",
        },
        {
          title: "Build trust",
          text: "Complete your profile with GST number, company type and documents. Only the people who check listings see them; buyers see that your listing was checked before it appeared.",
        },
        {
          title: "Showcase what you offer",
          text: "Clear names, real prices and your own pictures. Up to eight pictures a listing, and you change the price whenever it changes.",
        },
        {
          title: "Grow with more leads",
          text: "Calls, WhatsApp messages and enquiries come to you directly and to you alone. What you agree on is between you and the buyer.",
        },
      ],
    },
    promises: {
      title: "What you can rely on",
      text: "Small promises that we can keep",
      items: [
        {
          key: "checked",
          title: "Checked before it appears",
          text: "Somebody reads every listing a company submits before it can be found. Entries taken from public data say so.",
        },
        {
          key: "open",
          title: "Open to everyone",
          text: "Searching, comparing and calling need no account. No phone number hides behind a sign-in.",
        },
        {
          key: "direct",
          title: "Only to whom you chose",
          text: "What you write goes to the business you chose, or to those you ticked one by one. It is never sold and never passed to anybody else.",
        },
        {
          key: "honest",
          title: "Nothing made up",
          text: "No bought ratings, no invented numbers of visitors, no countdown clocks. Order follows distance, price or date, and you choose which.",
        },
      ],
    },
    closing: {
      title: "On which side of the bridge are you today?",
      text: "Looking for somebody, or waiting to be found: both begin here.",
    },
    explore: "Explore Businesses",
    register: "Register Your Company",
  },
  hi: {
    metaTitle: "हमारे बारे में: हम क्या बनाते हैं और क्यों",
    metaDescription: `${SITE_NAME} भारत की स्थानीय सेवाओं और B2B कारोबारों की निर्देशिका है: रुपयों में कीमतें, खुले फ़ोन नंबर और जाँची हुई लिस्टिंग।`,
    eyebrow: `${SITE_NAME} का परिचय`,
    title: "ज़रूरत और सही कारोबार के बीच एक सेतु",
    lead: "सेतु यानी पुल। एक किनारे पर वह है जिसे पंप चाहिए, हज़ार डिब्बे चाहिए या शाम से पहले बिजली मिस्त्री। दूसरे किनारे पर वह कारोबार है जो ठीक यही काम करता है, चाहे दो गली दूर हो या दो राज्य। हम दोनों को एक फ़ोन कॉल पर मिलाते हैं।",
    vision: {
      title: "हमारा सपना",
      text: "एक वैश्विक मंच, जहाँ हर छोटा-बड़ा कारोबार अपने काम से पहचाना जाए। तीन खराद वाली वर्कशॉप भी उतनी ही आसानी से मिले जितनी तीन सौ लोगों की फ़ैक्टरी, पड़ोसी को भी और सात समंदर पार के ख़रीदार को भी।",
    },
    mission: {
      title: "हमारा संकल्प",
      text: "भरोसेमंद और पारदर्शी बाज़ार। कीमतें सामने हों ताकि तुलना हो सके, फ़ोन नंबर सामने हों ताकि बात हो सके, और लिस्टिंग तभी दिखे जब किसी ने उसे देख लिया हो।",
    },
    offerings: {
      title: "हम क्या देते हैं",
      text: "चार चीज़ें, जिनकी ज़रूरत नए ग्राहक के पहले फ़ोन से पहले पड़ती है",
      items: [
        {
          key: "listings",
          title: "निर्देशिका में लिस्टिंग",
          text: "हर उत्पाद या सेवा का अपना पेज: कीमत, तस्वीरें, पता और सेवा का इलाका। लोग उसे शब्द, श्रेणी और दूरी से खोज लेते हैं।",
        },
        {
          key: "networking",
          title: "कारोबारी संपर्क",
          text: "निर्माता, थोक विक्रेता, व्यापारी और सेवा कंपनियाँ एक ही जगह। सप्लायर को सिर्फ़ सामान से नहीं, कंपनी के प्रकार से भी खोजें।",
        },
        {
          key: "expansion",
          title: "बाज़ार का विस्तार",
          text: "शाखा खोले बिना अगले शहर और अगले राज्य में नज़र आएँ। आप बताते हैं कि कितनी दूर तक सेवा देते हैं, और ग्राहक देख लेता है कि वह उस दायरे में है या नहीं।",
        },
        {
          key: "branding",
          title: "डिजिटल पहचान",
          text: "आपकी कंपनी का अपना पेज, हिन्दी और अंग्रेज़ी दोनों में, जो हर फ़ोन पर जल्दी खुलता है और जिसका लिंक आप किसी को भी भेज सकते हैं।",
        },
      ],
    },
    steps: {
      title: "कारोबार के लिए यह कैसे चलता है",
      text: "रजिस्टर करने से पहली कॉल तक",
      items: [
        {
          title: "लोगों की नज़र में आएँ",
          text: "कंपनी रजिस्टर करें और बताएँ कि आप क्या बनाते, बेचते या करते हैं। आसपास के और पूरे भारत के लोग उसे खोज में पाते हैं।",
        },
        {
          title: "भरोसा बनाएँ",
          text: "प्रोफ़ाइल में GST नंबर, कंपनी का प्रकार और दस्तावेज़ जोड़ें। इन्हें सिर्फ़ लिस्टिंग जाँचने वाले देखते हैं; ग्राहक को दिखता है कि लिस्टिंग जाँच के बाद प्रकाशित हुई।",
        },
        {
          title: "अपना काम दिखाएँ",
          text: "साफ़ नाम, असली कीमत और अपनी तस्वीरें। हर लिस्टिंग में आठ तस्वीरें तक, और कीमत बदले तो तुरंत बदल दें।",
        },
        {
          title: "ग्राहकों के साथ बढ़ें",
          text: "कॉल, WhatsApp और पूछताछ सीधे आपके पास आती हैं, सिर्फ़ आपके पास। सौदा आपके और ग्राहक के बीच तय होता है।",
        },
      ],
    },
    promises: {
      title: "आप किन बातों पर भरोसा कर सकते हैं",
      text: "छोटे वादे, जो हम निभा सकते हैं",
      items: [
        {
          key: "checked",
          title: "पहले जाँच, फिर प्रकाशन",
          text: "कंपनी की भेजी हर लिस्टिंग खोज में आने से पहले कोई पढ़ता है। जो जानकारी सार्वजनिक आँकड़ों से ली गई है, उस पर यह लिखा रहता है।",
        },
        {
          key: "open",
          title: "सबके लिए खुला",
          text: "खोजने, तुलना करने और कॉल करने के लिए खाता नहीं चाहिए। कोई फ़ोन नंबर साइन इन के पीछे नहीं छिपा।",
        },
        {
          key: "direct",
          title: "सिर्फ़ उसी को जिसे आपने चुना",
          text: "आप जो लिखते हैं, वह उसी कारोबार को जाता है जिसे आपने चुना, या उन्हें जिन पर आपने ख़ुद निशान लगाया। न उसे बेचा जाता है, न किसी और को भेजा जाता है।",
        },
        {
          key: "honest",
          title: "कुछ भी मनगढ़ंत नहीं",
          text: "न ख़रीदी हुई रेटिंग, न बनावटी आँकड़े, न उलटी गिनती वाली घड़ियाँ। क्रम दूरी, कीमत या तारीख़ का होता है, और उसे आप चुनते हैं।",
        },
      ],
    },
    closing: {
      title: "आज आप सेतु के किस ओर हैं?",
      text: "किसी को खोज रहे हों या चाहते हों कि लोग आपको खोज लें, शुरुआत यहीं से होती है।",
    },
    explore: "कारोबार देखें",
    register: "अपनी कंपनी रजिस्टर करें",
  },
};
