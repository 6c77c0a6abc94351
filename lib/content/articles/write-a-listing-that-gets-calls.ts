import { type Article, heading, list, paragraph, title } from "@/lib/content/articles/article";

export const writeAListing: Article = {
  id: "write-a-listing-that-gets-calls",
  category: "selling",
  date: "2026-07-02",
  featured: false,
  image: "listing",
  related: ["home-repair", "printing-stationery", "events-catering"],
  text: {
    en: {
      title: "How to write a listing that gets calls",
      excerpt:
        "A buyer gives your card a few seconds. Name, price, picture and first line decide whether the phone rings. A guide with examples to copy the pattern from.",
      blocks: [
        paragraph(
          "People who look for a supplier do not read. They run an eye down a page of cards, stop at two or three, and call. Your listing does not have to be beautiful. It has to answer, faster than the one beside it: is this what I need, does it cost about what I thought, is it near me, and is there a person at the other end?",
        ),
        heading("Give the thing its ordinary name"),
        paragraph(
          "The name of the listing is what search looks at and what the eye catches. It may have 3 to 120 characters; the best ones need about fifty. Begin with the product or the job in the words your customers use on the phone, then add the one fact that tells it apart: size, material, capacity or place.",
        ),
        list(
          "Weak: ‘Best Quality Products at Lowest Rate’. Better: ‘Corrugated boxes, 3-ply and 5-ply, printed to order’.",
          "Weak: ‘Sharma Enterprises’. Better: ‘Split AC service and gas filling at home’. Your company’s name stands on the card anyway.",
          "Weak: ‘All Types Pump!!!’. Better: ‘Submersible pump 1 HP for borewells up to 200 ft’.",
        ),
        paragraph(
          "One listing for one thing. A shop that sells pumps, repairs motors and rewinds coils does better with three listings than with one that names everything, because each can carry its own price, pictures and category.",
        ),
        heading("Say a price you can keep"),
        paragraph(
          "A listing needs a price in rupees, and buyers can filter by it. If your prices vary, put in the price of your most ordinary item or of the smallest job and explain it in the first sentence: ‘Price for one split AC, jet wash; gas filling extra’. A price that turns out to be three times as high on the phone brings you calls, but no orders, and people remember.",
        ),
        paragraph(
          "Say also what the price includes. With GST or without? Delivered, or at your gate? From which quantity? These three questions open most first calls. If the listing answers them, the call begins where you want it: with the order.",
        ),
        heading("The first line does the work"),
        paragraph(
          "On a card, buyers see only the first 70 characters of the description. Do not spend them on ‘We are a leading name in the field of’. Spend them on the fact that makes your customer stop.",
        ),
        title("First lines that say something"),
        list(
          "‘Same-day visit within 8 km of Malviya Nagar, 9 am to 8 pm.’",
          "‘Minimum 100 boxes, sample in two days, transport to Pune weekly.’",
          "‘School uniforms stitched in Ludhiana, sizes 22 to 42, from 30 sets.’",
        ),
        paragraph(
          "Below that, write five to ten short sentences. What you make or do, for whom, in which sizes, how long it takes, how payment works, what you do when something is wrong. If you have a licence or a certificate that matters in your trade, name it, and have it ready when somebody asks to see it. Leave out capitals, exclamation marks and everything you could not prove.",
        ),
        heading("Help the search to find you"),
        paragraph(
          "Search on VendorSetu reads the name, the description, the tags, your company, the category and the place. All the words a buyer types have to occur somewhere. So use the tags for the words that did not fit into the text: other names of the thing, brands you really service, the Hindi word in Latin letters. Ten tags are possible, separated by commas. There is no use in tagging things you do not sell; the visitor sees at once that you do not have them.",
        ),
        paragraph(
          "Choose the subcategory with care. Many people never type anything; they open ‘Home Services & Repair’, then ‘Plumbing’, and look at what is there. A listing in the wrong drawer stays in it. And place the point on the map where your work starts from, since distance is measured from there.",
        ),
        heading("Before you send it"),
        paragraph(
          "Every new listing is read by a person before it appears, and one that is refused comes back with the reason. Most delays can be avoided with a short look of your own.",
        ),
        list(
          "Is the phone number the one you pick up? It has ten digits and stands on the card.",
          "Do the pictures show your own work, and not a photograph from the internet?",
          "Is there anything in the text that promises what you cannot keep?",
          "Would a stranger from another town understand it? Read it to somebody.",
        ),
        heading("Then pick up the phone"),
        paragraph(
          "A listing is not a signboard that you hang up and forget. When a price changes, change it the same day: price, phone number, service radius and tags are altered at once. If you change the name, the text or the pictures of a listing that is already public, it is looked at again before it reappears, so collect such changes and make them together.",
        ),
        paragraph(
          "And note for two weeks what callers ask first. Every question that comes three times belongs in the description. That is how listings grow good: not in one evening, but one answered question at a time.",
        ),
      ],
    },
    hi: {
      title: "ऐसी लिस्टिंग लिखिए कि फ़ोन आए",
      excerpt:
        "ख़रीदार आपके कार्ड को बस कुछ सेकंड देता है। नाम, दाम, तस्वीर और पहली पंक्ति तय करती है कि घंटी बजेगी या नहीं। उदाहरणों के साथ एक सीधी गाइड।",
      blocks: [
        paragraph(
          "सप्लायर खोजने वाला पढ़ता नहीं, नज़र दौड़ाता है। कार्डों की क़तार में दो-तीन पर रुकता है और फ़ोन लगा देता है। आपकी लिस्टिंग का सुंदर होना ज़रूरी नहीं। उसे बग़ल वाली से पहले इन सवालों का जवाब देना है: क्या यही चाहिए था, दाम अंदाज़े के आसपास है, पास में है, और उस तरफ़ कोई इंसान बैठा है या नहीं?",
        ),
        heading("चीज़ को उसके रोज़मर्रा के नाम से पुकारिए"),
        paragraph(
          "लिस्टिंग का नाम ही खोज में काम आता है और नज़र भी उसी पर टिकती है। इसमें 3 से 120 अक्षर आ सकते हैं, अच्छे नाम क़रीब पचास में बन जाते हैं। शुरुआत उस सामान या काम से कीजिए, उन्हीं शब्दों में जो ग्राहक फ़ोन पर बोलते हैं। फिर वह एक बात जोड़िए जो उसे औरों से अलग करे: नाप, सामग्री, क्षमता या जगह।",
        ),
        list(
          "कमज़ोर: ‘बेस्ट क्वालिटी, सबसे कम रेट’। बेहतर: ‘गत्ते के डिब्बे, 3 और 5 प्लाई, छपाई के साथ’।",
          "कमज़ोर: ‘शर्मा एंटरप्राइज़ेज़’। बेहतर: ‘स्प्लिट एसी सर्विस और गैस भराई, घर पर’। कंपनी का नाम तो कार्ड पर वैसे भी रहता है।",
          "कमज़ोर: ‘हर तरह के पंप!!!’। बेहतर: ‘1 एचपी सबमर्सिबल पंप, 200 फ़ुट तक के बोरवेल के लिए’।",
        ),
        paragraph(
          "एक लिस्टिंग में एक ही चीज़। जो दुकान पंप बेचती है, मोटर सुधारती है और वाइंडिंग भी करती है, उसके लिए सब कुछ गिनाने वाली एक लिस्टिंग से तीन अलग लिस्टिंग अच्छी हैं। हर एक का अपना दाम, अपनी तस्वीरें और अपनी श्रेणी होगी।",
        ),
        heading("दाम वही लिखिए जिस पर टिक सकें"),
        paragraph(
          "लिस्टिंग में रुपयों में दाम देना होता है और ख़रीदार दाम से छाँट भी सकते हैं। दाम बदलते रहते हों तो सबसे आम चीज़ या सबसे छोटे काम का दाम लिखिए और पहले ही वाक्य में समझा दीजिए: ‘एक स्प्लिट एसी की जेट सफ़ाई का दाम; गैस भराई अलग’। जो दाम फ़ोन पर तीन गुना निकले, उससे घंटी तो बजती है, ऑर्डर नहीं मिलता, और लोग याद रखते हैं।",
        ),
        paragraph(
          "दाम में क्या-क्या शामिल है, यह भी बताइए। जीएसटी समेत या अलग? पहुँचाकर या आपके गेट पर? कम से कम कितना लेना होगा? पहले फ़ोन की शुरुआत अक्सर इन्हीं तीन सवालों से होती है। जवाब लिस्टिंग में मिल जाए, तो बात वहीं से शुरू होगी जहाँ आप चाहते हैं: ऑर्डर से।",
        ),
        heading("असली काम पहली पंक्ति करती है"),
        paragraph(
          "कार्ड पर विवरण के सिर्फ़ पहले 70 अक्षर दिखते हैं। इन्हें ‘हम इस क्षेत्र का एक अग्रणी नाम हैं’ पर ख़र्च मत कीजिए। वह बात लिखिए जिस पर आपका ग्राहक रुक जाए।",
        ),
        title("कुछ कहने वाली पहली पंक्तियाँ"),
        list(
          "‘मालवीय नगर से 8 किमी तक उसी दिन, सुबह 9 से रात 8 बजे।’",
          "‘कम से कम 100 डिब्बे, नमूना दो दिन में, पुणे के लिए हर हफ़्ते गाड़ी।’",
          "‘स्कूल यूनिफ़ॉर्म, लुधियाना में सिलाई, साइज़ 22 से 42, 30 सेट से।’",
        ),
        paragraph(
          "उसके नीचे पाँच से दस छोटे वाक्य लिखिए। क्या बनाते या करते हैं, किनके लिए, किन साइज़ों में, कितना समय लगता है, भुगतान कैसे होगा, और कुछ गड़बड़ निकले तो आप क्या करेंगे। काम से जुड़ा कोई लाइसेंस या प्रमाणपत्र हो तो उसका नाम लिखिए और कोई देखना चाहे तो तैयार रखिए। बड़े-बड़े दावे, विस्मयादिबोधक चिह्न और ऐसी हर बात छोड़ दीजिए जिसे आप साबित न कर सकें।",
        ),
        heading("खोज में मिलना आसान बनाइए"),
        paragraph(
          "VendorSetu की खोज नाम, विवरण, टैग, कंपनी, श्रेणी और जगह, सब पढ़ती है। ख़रीदार जितने शब्द लिखता है, वे सब कहीं न कहीं होने चाहिए। इसलिए जो शब्द विवरण में नहीं आ पाए, उन्हें टैग में रखिए: चीज़ के दूसरे नाम, वे ब्रांड जिनकी सर्विस आप सच में करते हैं, हिन्दी और अंग्रेज़ी दोनों में बोले जाने वाले शब्द। कॉमा लगाकर दस टैग तक दिए जा सकते हैं। जो चीज़ आप बेचते ही नहीं, उसका टैग लगाने से कुछ नहीं मिलता; देखने वाला तुरंत समझ जाता है।",
        ),
        paragraph(
          "उपश्रेणी सोचकर चुनिए। बहुत-से लोग कुछ लिखते ही नहीं; वे ‘घरेलू सेवाएँ और मरम्मत’ खोलते हैं, फिर ‘प्लंबिंग’, और जो है उसे देखते हैं। ग़लत ख़ाने में रखी लिस्टिंग वहीं पड़ी रह जाती है। नक्शे पर बिंदु वहाँ रखिए जहाँ से आपका काम शुरू होता है, क्योंकि दूरी वहीं से नापी जाती है।",
        ),
        heading("भेजने से पहले"),
        paragraph(
          "हर नई लिस्टिंग दिखने से पहले एक व्यक्ति पढ़ता है। जो नामंज़ूर हो, वह वजह के साथ लौटती है। एक नज़र ख़ुद डाल लें तो ज़्यादातर देरी बच जाती है।",
        ),
        list(
          "फ़ोन नंबर वही है न जो आप उठाते हैं? यह दस अंकों का है और कार्ड पर दिखता है।",
          "तस्वीरें आपके अपने काम की हैं, इंटरनेट से उठाई हुई तो नहीं?",
          "विवरण में ऐसा कोई वादा तो नहीं जो निभ न सके?",
          "दूसरे शहर का अनजान आदमी इसे समझ पाएगा? किसी को पढ़कर सुनाइए।",
        ),
        heading("और फिर फ़ोन उठाइए"),
        paragraph(
          "लिस्टिंग कोई बोर्ड नहीं है कि टाँगा और भूल गए। दाम बदले तो उसी दिन बदल दीजिए: दाम, फ़ोन नंबर, सेवा का दायरा और टैग तुरंत बदल जाते हैं। सार्वजनिक हो चुकी लिस्टिंग का नाम, विवरण या तस्वीरें बदलेंगे तो वह दोबारा देखे जाने के बाद ही फिर दिखेगी। इसलिए ऐसे बदलाव इकट्ठे करके एक साथ कीजिए।",
        ),
        paragraph(
          "दो हफ़्ते तक लिखते जाइए कि फ़ोन करने वाले सबसे पहले क्या पूछते हैं। जो सवाल तीन बार आए, उसका जवाब विवरण में होना चाहिए। अच्छी लिस्टिंग ऐसे ही बनती है: एक शाम में नहीं, एक-एक सवाल का जवाब देते हुए।",
        ),
      ],
    },
  },
};
