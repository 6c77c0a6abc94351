import { type Article, heading, list, paragraph, title } from "@/lib/content/articles/article";

export const checkAGstin: Article = {
  id: "check-a-gstin-before-you-pay",
  category: "safety",
  date: "2026-11-12",
  featured: true,
  image: "number",
  related: ["business-services", "machinery-tools", "packaging"],
  text: {
    en: {
      title: "How to check a GSTIN before you pay",
      excerpt:
        "Fifteen characters and a free public search tell you whether a supplier’s GST registration is real, active and in the name you are about to pay.",
      blocks: [
        paragraph(
          "A quotation arrives on WhatsApp. The price is fair, the letterhead looks right, and at the bottom stands a GST number. Before you send an advance, give that number three minutes. The check is free, needs no login, and catches the commonest problems: a number that was made up, a number that belongs to somebody else, and a registration that has been cancelled.",
        ),
        heading("Read the number first"),
        paragraph(
          "A GSTIN, the identification number of the goods and services tax, always has 15 characters. Each part means something, so a badly invented number often gives itself away before you open any website.",
        ),
        list(
          "Characters 1 and 2 are the code of the state of registration: 07 for Delhi, 09 for Uttar Pradesh, 27 for Maharashtra, 29 for Karnataka, 33 for Tamil Nadu.",
          "Characters 3 to 12 are the PAN of the business: five letters, four digits, one letter.",
          "Character 13 tells apart several registrations of the same PAN in the same state. For most small firms it is 1.",
          "Character 14 is the letter Z in ordinary registrations.",
          "Character 15 is a check character, calculated from the other fourteen. It exists to catch typing mistakes.",
        ),
        paragraph(
          "The PAN inside the number tells you a little more. Its fourth letter, which is the sixth character of the GSTIN, shows what kind of person holds it: P for an individual, F for a firm or LLP, C for a company, H for a Hindu undivided family, T for a trust. If the letterhead says ‘Private Limited’ and the letter is P, ask why.",
        ),
        heading("Then search for it"),
        paragraph(
          "Open gst.gov.in by typing the address yourself, not through a link somebody sent. In the menu choose ‘Search Taxpayer’ and then ‘Search by GSTIN/UIN’. Enter the number and the characters of the picture. No account is needed.",
        ),
        title("What to compare"),
        list(
          "Legal name: the person or company behind the number. For a proprietor this is the owner’s own name, so it may differ from the name over the shop.",
          "Trade name: the name on the board and on the quotation. It should match, apart from small differences of spelling.",
          "Status: it should say Active. Cancelled or suspended means that you must talk before you pay.",
          "Date of registration: a firm that claims twenty years of trade and registered last month owes you an explanation. There may be a good one, such as a move to another state.",
          "Place of business: compare the state and the city with the address on the quotation.",
          "Taxpayer type: ‘Regular’ or ‘Composition’. It matters for your bill, as we shall see.",
        ),
        paragraph(
          "The same page can show a table of the returns that were filed and for which periods. You will not see any amounts. What you see is whether the supplier files at all. If you want to claim input tax credit, this is worth a look: your credit depends on the supplier reporting your invoice, and a supplier who has stopped filing cannot do that.",
        ),
        heading("If there is no GST number"),
        paragraph(
          "Many honest small businesses have none. Registration becomes compulsory above a yearly turnover that depends on the state and on whether goods or services are sold, and in some cases, such as supplying goods to another state, it can be required at any size. A neighbourhood electrician or a home baker may well be below the limit. What such a business may not do is charge you GST. If a bill adds tax, it must carry a GSTIN.",
        ),
        paragraph(
          "A composition taxpayer is registered, but pays tax on turnover out of its own pocket and may not collect GST from you. It gives you a bill of supply instead of a tax invoice, and you can claim no credit for it. A ‘Composition’ seller who adds 18% at the foot of the bill is doing something wrong.",
        ),
        heading("What the check does not tell you"),
        paragraph(
          "A real GSTIN proves that a registration exists. It does not prove that the person writing to you is that business. Numbers are printed on every invoice and are easily copied. So take one more step: call the business on a number you found elsewhere, for instance on its board, on its own website or on its listing, and ask whether the quotation is theirs. Pay only into a bank account in the legal or the trade name you saw on the portal.",
        ),
        paragraph(
          "Nor does it say anything about quality. For that you need a sample, a reference or a visit.",
        ),
        heading("How this works with VendorSetu"),
        paragraph(
          "We do not print GST numbers on public pages, because published numbers get copied. Every listing of a company is looked at by a person before it appears, but that is a check of the listing and not a certificate for the business. Ask the supplier for the GSTIN when you ask for the quotation. A serious one is used to the question and answers it in the same message.",
        ),
        title("Three minutes, in order"),
        list(
          "Count to 15 and read the state code and the PAN.",
          "Search on gst.gov.in and compare name, status and place.",
          "Call the business on a number from another source.",
          "Pay into an account in the same name.",
        ),
      ],
    },
    hi: {
      title: "भुगतान से पहले जीएसटी नंबर कैसे जाँचें",
      excerpt:
        "पंद्रह अंक-अक्षर और एक मुफ़्त सरकारी खोज: इतने से पता चल जाता है कि सप्लायर का जीएसटी पंजीकरण असली है, चालू है और उसी नाम पर है जिसे आप पैसे देने जा रहे हैं।",
      blocks: [
        paragraph(
          "WhatsApp पर कोटेशन आया। दाम ठीक है, लेटरहेड भी सही लगता है और नीचे जीएसटी नंबर लिखा है। एडवांस भेजने से पहले इस नंबर को तीन मिनट दीजिए। जाँच मुफ़्त है, लॉगिन भी नहीं चाहिए, और सबसे आम गड़बड़ियाँ यहीं पकड़ में आ जाती हैं: मनगढ़ंत नंबर, किसी और का नंबर, या ऐसा पंजीकरण जो रद्द हो चुका है।",
        ),
        heading("पहले नंबर को पढ़िए"),
        paragraph(
          "जीएसटीआईएन, यानी माल और सेवा कर की पहचान संख्या, हमेशा 15 अंकों-अक्षरों की होती है। इसका हर हिस्सा कुछ कहता है। इसलिए जो नंबर लापरवाही से गढ़ा गया हो, वह अक्सर वेबसाइट खोलने से पहले ही पकड़ा जाता है।",
        ),
        list(
          "पहले दो अंक उस राज्य का कोड हैं जहाँ पंजीकरण हुआ है: दिल्ली 07, उत्तर प्रदेश 09, महाराष्ट्र 27, कर्नाटक 29, तमिलनाडु 33।",
          "तीसरे से बारहवें तक कारोबार का पैन है: पाँच अक्षर, चार अंक, एक अक्षर।",
          "तेरहवाँ बताता है कि उसी राज्य में उसी पैन पर यह कौन-सा पंजीकरण है। ज़्यादातर छोटी फ़र्मों में यहाँ 1 होता है।",
          "चौदहवाँ सामान्य पंजीकरण में अंग्रेज़ी का Z होता है।",
          "पंद्रहवाँ जाँच-अक्षर है, जो बाकी चौदह से गणना करके बनता है। इसका काम टाइपिंग की ग़लती पकड़ना है।",
        ),
        paragraph(
          "भीतर छिपा पैन थोड़ा और बताता है। पैन का चौथा अक्षर, यानी जीएसटीआईएन का छठा, दिखाता है कि पैन किसका है: P व्यक्ति, F साझेदारी फ़र्म या एलएलपी, C कंपनी, H हिंदू अविभाजित परिवार, T ट्रस्ट। लेटरहेड पर ‘प्राइवेट लिमिटेड’ लिखा हो और यहाँ P मिले, तो वजह पूछिए।",
        ),
        heading("फिर पोर्टल पर खोजिए"),
        paragraph(
          "gst.gov.in का पता ख़ुद टाइप करके खोलें, किसी के भेजे लिंक से नहीं। मेन्यू में ‘Search Taxpayer’ और फिर ‘Search by GSTIN/UIN’ चुनें। नंबर डालें, तस्वीर में दिखे अक्षर भरें, और नतीजा सामने है। खाता बनाने की ज़रूरत नहीं।",
        ),
        title("क्या-क्या मिलाएँ"),
        list(
          "क़ानूनी नाम (Legal Name): नंबर के पीछे का व्यक्ति या कंपनी। एकल मालिक वाले कारोबार में यहाँ मालिक का अपना नाम होता है, इसलिए दुकान के नाम से अलग हो सकता है।",
          "व्यापार नाम (Trade Name): वही नाम जो बोर्ड और कोटेशन पर है। वर्तनी का छोटा-मोटा फ़र्क़ चलेगा, बाकी मिलना चाहिए।",
          "स्थिति (Status): Active होनी चाहिए। रद्द या निलंबित लिखा हो तो पैसे से पहले बात कीजिए।",
          "पंजीकरण की तारीख़: बीस साल पुराना होने का दावा और पंजीकरण पिछले महीने का? जवाब माँगिए। हो सकता है वजह ठीक ही हो, जैसे दूसरे राज्य में आ जाना।",
          "कारोबार की जगह: राज्य और शहर को कोटेशन के पते से मिलाइए।",
          "करदाता का प्रकार: Regular या Composition। इसका असर आपके बिल पर पड़ता है, आगे देखेंगे।",
        ),
        paragraph(
          "इसी पेज पर यह भी देखा जा सकता है कि किस-किस अवधि के रिटर्न भरे गए हैं। रक़म नहीं दिखती, बस इतना दिखता है कि सप्लायर रिटर्न भरता है या नहीं। इनपुट टैक्स क्रेडिट लेना हो तो यह ज़रूर देखें: आपका क्रेडिट इस पर टिका है कि सप्लायर आपका बिल अपने रिटर्न में दिखाए, और जिसने रिटर्न भरना ही छोड़ दिया, वह यह नहीं कर सकता।",
        ),
        heading("अगर जीएसटी नंबर है ही नहीं"),
        paragraph(
          "बहुत-से ईमानदार छोटे कारोबारों के पास जीएसटी नंबर नहीं होता। पंजीकरण सालाना कारोबार की एक सीमा के ऊपर ज़रूरी होता है। यह सीमा राज्य पर और इस पर निर्भर है कि आप सामान बेचते हैं या सेवा। कुछ मामलों में, जैसे दूसरे राज्य में माल बेचने पर, छोटे कारोबार को भी पंजीकरण लेना पड़ सकता है। मोहल्ले का बिजली मिस्त्री या घर से केक बेचने वाली बहन आराम से सीमा के नीचे हो सकते हैं। लेकिन ऐसा कारोबार आपसे जीएसटी नहीं ले सकता। बिल में टैक्स जोड़ा है तो उस पर जीएसटी नंबर होना ही चाहिए।",
        ),
        paragraph(
          "कंपोज़िशन योजना वाला कारोबारी पंजीकृत तो है, पर टैक्स अपनी जेब से भरता है और ग्राहक से जीएसटी नहीं वसूल सकता। वह टैक्स इनवॉइस की जगह ‘बिल ऑफ़ सप्लाई’ देता है और उस पर आपको क्रेडिट नहीं मिलता। पोर्टल पर Composition लिखा हो और बिल में नीचे 18% जुड़ा हो, तो कुछ गड़बड़ है।",
        ),
        heading("यह जाँच क्या नहीं बताती"),
        paragraph(
          "असली नंबर बस इतना साबित करता है कि पंजीकरण मौजूद है। यह नहीं कि आपको संदेश भेजने वाला वही कारोबारी है। नंबर हर बिल पर छपता है और आसानी से नक़ल हो जाता है। इसलिए एक क़दम और: किसी दूसरी जगह से मिले फ़ोन नंबर पर, जैसे दुकान के बोर्ड, उनकी अपनी वेबसाइट या लिस्टिंग से, फ़ोन करके पूछें कि कोटेशन उन्हीं का है या नहीं। पैसे सिर्फ़ उस बैंक खाते में भेजें जो पोर्टल पर दिखे क़ानूनी या व्यापार नाम पर हो।",
        ),
        paragraph(
          "माल कैसा है, यह भी इससे पता नहीं चलता। उसके लिए नमूना मँगाइए, किसी पुराने ग्राहक से पूछिए या ख़ुद जाकर देखिए।",
        ),
        heading("VendorSetu पर यह कैसे चलता है"),
        paragraph(
          "हम सार्वजनिक पेजों पर जीएसटी नंबर नहीं छापते, क्योंकि छपे हुए नंबर नक़ल होते हैं। कंपनियों की हर लिस्टिंग दिखने से पहले एक व्यक्ति देखता है, लेकिन यह लिस्टिंग की जाँच है, कारोबार का प्रमाणपत्र नहीं। कोटेशन माँगते समय ही जीएसटी नंबर भी माँग लीजिए। जो गंभीरता से काम करता है, उसे इस सवाल की आदत है और वह उसी संदेश में जवाब दे देता है।",
        ),
        title("तीन मिनट, इसी क्रम में"),
        list(
          "15 अंक-अक्षर गिनें, राज्य का कोड और पैन पढ़ें।",
          "gst.gov.in पर खोजें और नाम, स्थिति व जगह मिलाएँ।",
          "किसी दूसरे स्रोत से मिले नंबर पर फ़ोन करें।",
          "उसी नाम के खाते में पैसे भेजें।",
        ),
      ],
    },
  },
};
