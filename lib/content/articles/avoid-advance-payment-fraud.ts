import { type Article, heading, list, paragraph, title } from "@/lib/content/articles/article";

export const avoidAdvanceFraud: Article = {
  id: "avoid-advance-payment-fraud",
  category: "safety",
  date: "2026-10-08",
  featured: false,
  image: "caution",
  related: ["machinery-tools", "electronics-it", "transport-logistics"],
  text: {
    en: {
      title: "Advance payments: how not to lose them",
      excerpt:
        "Advances are normal in trade, and so are people who collect them and vanish. The signs, the safe ways to pay, the tricks played on sellers, and what to do in the first hour.",
      blocks: [
        paragraph(
          "An advance is nothing bad. A workshop that buys steel for your order has good reason to ask for one. Fraud lives from the same custom: a deal that looks like every other, until the money is gone and the number is switched off. You cannot tell a swindler by the voice. You can pay in a way that makes swindling you unprofitable.",
        ),
        heading("Signs that should slow you down"),
        list(
          "The price is far below all others, and there is a reason why it holds only today.",
          "The account is not in the name of the business but in that of a ‘partner’, a ‘cashier’ or a person in another state.",
          "You are asked to pay a small sum first, for registration, for a gate pass, for insurance, for ‘releasing’ the truck. After it comes the next one.",
          "The photographs exist elsewhere on the internet. A reverse image search shows that in a minute.",
          "Nobody wants a video call, a visit or a sample, and there is always an excuse.",
          "The bank details changed by e-mail or message in the middle of the deal.",
          "The other side says it is an officer or a jawan who is being posted elsewhere, and sends an identity card unasked.",
        ),
        paragraph(
          "None of these proves anything. Two of them together are enough to stop and call back: on a number you found yourself, not on the one in the message.",
        ),
        heading("Before the first payment"),
        list(
          "Look up the GSTIN on gst.gov.in, and a company on mca.gov.in. Name, state and status should fit what you were told.",
          "Call the number on the listing and ask about something that only a real seller knows: the weight of the packed piece, the next bus stop, the delivery time to your district.",
          "Start small. A first order that you could afford to lose costs more per piece, and less than a lesson.",
          "Get a proforma invoice with item, quantity, price, tax, delivery and the bank account. Compare the name on it letter by letter with the name your bank shows.",
        ),
        heading("Pay so that you can come back to it"),
        paragraph(
          "The form of payment decides how much can go wrong. A transfer to an account in the business’s name leaves a trail; cash and a stranger’s wallet leave none. For NEFT and RTGS, banks have offered a look-up of the account holder’s name since 2025, and UPI shows the name before you confirm. Read that name each time. If it differs, stop.",
        ),
        title("Shares instead of everything"),
        list(
          "Standard goods from stock: pay on delivery, or against the transporter’s receipt.",
          "Goods made to order: a part at the start that covers the material, a part after you have seen the finished goods, the rest on arrival.",
          "Machines: keep a last part until it runs at your place.",
          "Large sums with somebody new: ask your bank about a letter of credit or a bank guarantee. It costs something, and it lets both sides sleep.",
        ),
        heading("If you are the seller"),
        paragraph("Sellers are robbed just as often, and always by the same few tricks."),
        list(
          "To receive money you never enter a UPI PIN, scan a code or approve a request. Whoever says so wants to take money out of your account.",
          "A screenshot or an SMS is not a payment. Look in your own bank app, then load the truck.",
          "‘I sent too much by mistake, please return the difference.’ First see whether anything has arrived at all, and return money only to the account it came from, through your bank.",
          "Nobody needs a screen-sharing app on your phone in order to place an order.",
          "One-time passwords, card numbers and PINs belong to nobody but you: not to the bank, not to the buyer, not to us.",
        ),
        heading("If it has happened"),
        paragraph(
          "Minutes count. Money travels through several accounts, and as long as it lies in one of them it can be stopped.",
        ),
        list(
          "Call 1930 at once. This is the national helpline for financial cyber fraud. Then file the complaint at cybercrime.gov.in and note its number.",
          "Call your bank on the number on the back of your card or in its app, report the transaction as fraud and block what has to be blocked.",
          "Keep everything: messages, numbers, account details, the reference number of the payment, screenshots with date. Delete nothing, also when it is embarrassing.",
          "Suspicious calls and messages can be reported at sancharsaathi.gov.in, even if no money has been lost.",
          "If you bought something as a consumer and the seller exists but does not deliver, the National Consumer Helpline on 1915 is the right place. Purchases for resale or for a business are generally not consumer matters; there, a lawyer’s notice is the next step.",
        ),
        paragraph(
          "Do not trust anybody who calls afterwards and offers to get the money back for a fee. That is usually the second act of the same piece.",
        ),
        heading("What VendorSetu does, and what it does not"),
        paragraph(
          "A listing of a company is looked at by a person before it appears, and whatever looks false is refused. We take no payments and hold no money: you deal with the business directly, and we never ask you for an advance, a PIN or a password. We also do not vouch for a business. A checked listing means that the entry made sense, not that a delivery is insured.",
        ),
        paragraph(
          "So take from the directory what it can give, namely several addresses instead of one, with price, place and phone number. Then do your own ten minutes. Whoever is honest will not mind them.",
        ),
      ],
    },
    hi: {
      title: "एडवांस दिया और पैसा गया? ऐसे बचिए",
      excerpt:
        "व्यापार में एडवांस आम बात है, और उसे लेकर ग़ायब होने वाले भी। पहचान के इशारे, भुगतान के सुरक्षित तरीके, बेचने वालों के साथ होने वाली चालें और पहले घंटे में क्या करें।",
      blocks: [
        paragraph(
          "एडवांस में कोई बुराई नहीं। जो कारख़ाना आपके ऑर्डर के लिए स्टील ख़रीदेगा, उसका पैसा माँगना वाजिब है। ठगी इसी रिवाज पर पलती है: सौदा बाकी सौदों जैसा ही दिखता है, जब तक पैसा निकल न जाए और नंबर बंद न हो जाए। ठग आवाज़ से नहीं पहचाना जाता। पर भुगतान ऐसे किया जा सकता है कि उसके लिए आप घाटे का ग्राहक रहें।",
        ),
        heading("ये इशारे मिलें तो रुकिए"),
        list(
          "दाम बाकी सबसे बहुत कम है, और वजह भी है कि यह सिर्फ़ आज तक क्यों है।",
          "खाता कारोबार के नाम पर नहीं, किसी ‘पार्टनर’, ‘कैशियर’ या दूसरे राज्य के किसी आदमी के नाम पर है।",
          "पहले छोटी रक़म माँगी जाती है: रजिस्ट्रेशन की, गेट पास की, बीमे की, ट्रक ‘छुड़ाने’ की। उसके बाद अगली।",
          "तस्वीरें इंटरनेट पर कहीं और भी मिलती हैं। इमेज सर्च से मिनट भर में पता चल जाता है।",
          "वीडियो कॉल, मुलाक़ात या नमूने पर हर बार कोई बहाना।",
          "सौदे के बीच ईमेल या संदेश से बैंक खाता बदल गया।",
          "सामने वाला ख़ुद को अफ़सर या तबादले पर जा रहा जवान बताता है और बिना माँगे पहचान-पत्र भेज देता है।",
        ),
        paragraph(
          "इनमें से कोई अकेला कुछ साबित नहीं करता। दो साथ मिलें तो रुककर वापस फ़ोन कीजिए: उस नंबर पर जो आपने ख़ुद खोजा हो, संदेश में आए नंबर पर नहीं।",
        ),
        heading("पहले भुगतान से पहले"),
        list(
          "जीएसटी नंबर gst.gov.in पर और कंपनी mca.gov.in पर देखिए। नाम, राज्य और स्थिति वही हो जो बताई गई।",
          "लिस्टिंग वाले नंबर पर फ़ोन करके ऐसी बात पूछिए जो असली विक्रेता ही जानता हो: पैक नग का वज़न, पास का बस स्टॉप, आपके ज़िले तक पहुँचने का समय।",
          "छोटे से शुरू कीजिए। पहला ऑर्डर उतने का जितना डूब भी जाए तो सह सकें; प्रति नग महँगा पड़ेगा, पर ठोकर से सस्ता।",
          "प्रोफ़ॉर्मा इनवॉइस लीजिए, जिसमें चीज़, मात्रा, दाम, टैक्स, डिलीवरी और बैंक खाता हो। उस पर लिखे नाम को बैंक में दिख रहे नाम से अक्षर-अक्षर मिलाइए।",
        ),
        heading("भुगतान ऐसे कीजिए कि पीछे लौटा जा सके"),
        paragraph(
          "कितना बिगड़ सकता है, यह भुगतान के तरीके पर है। कारोबार के नाम वाले खाते में ट्रांसफ़र का निशान रहता है; नकद और किसी अनजान के वॉलेट का नहीं। एनईएफ़टी और आरटीजीएस के लिए बैंक 2025 से खाताधारक का नाम देखने की सुविधा देते हैं, और यूपीआई में पुष्टि से पहले नाम दिखता है। हर बार वह नाम पढ़िए। अलग हो तो रुक जाइए।",
        ),
        title("पूरा नहीं, हिस्सों में"),
        list(
          "स्टॉक का आम माल: डिलीवरी पर, या ट्रांसपोर्ट की बिल्टी मिलने पर।",
          "ऑर्डर पर बना माल: शुरू में उतना जितने में सामग्री आए, कुछ तैयार माल देखकर, बाकी माल पहुँचने पर।",
          "मशीन: आख़िरी हिस्सा तब तक रोकिए जब तक वह आपके यहाँ चल न जाए।",
          "नए आदमी के साथ बड़ी रक़म: बैंक से लेटर ऑफ़ क्रेडिट या बैंक गारंटी पूछिए। कुछ ख़र्च आता है, पर दोनों चैन से सोते हैं।",
        ),
        heading("अगर आप बेचने वाले हैं"),
        paragraph("बेचने वाले भी उतने ही लुटते हैं, और हर बार उन्हीं गिनी-चुनी चालों से।"),
        list(
          "पैसा पाने के लिए न यूपीआई पिन डालना होता है, न कोड स्कैन करना, न कोई रिक्वेस्ट मंज़ूर करनी। जो ऐसा कहे, वह आपके खाते से पैसा निकालना चाहता है।",
          "स्क्रीनशॉट या एसएमएस भुगतान नहीं है। पहले अपने बैंक ऐप में देखिए, फिर ट्रक लादिए।",
          "‘ग़लती से ज़्यादा भेज दिया, बाकी लौटा दीजिए।’ पहले देखिए कि कुछ आया भी है या नहीं, और लौटाइए उसी खाते में जहाँ से आया, अपने बैंक के ज़रिए।",
          "ऑर्डर देने के लिए आपके फ़ोन पर स्क्रीन शेयर करने वाला ऐप किसी को नहीं चाहिए।",
          "ओटीपी, कार्ड नंबर और पिन सिर्फ़ आपके हैं: न बैंक के, न ख़रीदार के, न हमारे।",
        ),
        heading("अगर ठगी हो ही गई"),
        paragraph(
          "एक-एक मिनट कीमती है। पैसा कई खातों से होकर जाता है, और जब तक उनमें से किसी में पड़ा है, रोका जा सकता है।",
        ),
        list(
          "तुरंत 1930 पर फ़ोन कीजिए। यह ऑनलाइन वित्तीय ठगी की राष्ट्रीय हेल्पलाइन है। फिर cybercrime.gov.in पर शिकायत दर्ज करके उसका नंबर लिख लीजिए।",
          "कार्ड के पीछे या बैंक के ऐप में दिए नंबर पर बैंक को फ़ोन कीजिए, लेन-देन को धोखाधड़ी बताइए और जो बंद कराना हो कराइए।",
          "सब सँभालकर रखिए: संदेश, नंबर, खाते का ब्योरा, भुगतान की संदर्भ संख्या, तारीख़ वाले स्क्रीनशॉट। शर्म आए तब भी कुछ मत मिटाइए।",
          "संदिग्ध कॉल और संदेशों की सूचना sancharsaathi.gov.in पर दी जा सकती है, पैसा न गया हो तब भी।",
          "आपने उपभोक्ता के तौर पर ख़रीदा और विक्रेता असली है पर माल नहीं दे रहा, तो राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 सही जगह है। दोबारा बेचने या कारोबार के लिए की गई ख़रीद आम तौर पर उपभोक्ता मामला नहीं होती; वहाँ अगला क़दम वकील का नोटिस है।",
        ),
        paragraph(
          "बाद में कोई फ़ोन करके फ़ीस के बदले पैसा वापस दिलाने की बात कहे, तो उस पर भरोसा मत कीजिए। यह अक्सर उसी नाटक का दूसरा अंक होता है।",
        ),
        heading("VendorSetu क्या करता है और क्या नहीं"),
        paragraph(
          "कंपनी की लिस्टिंग दिखने से पहले एक व्यक्ति देखता है, और जो झूठी लगे वह नामंज़ूर होती है। हम न भुगतान लेते हैं, न पैसा रखते हैं: सौदा आप सीधे कारोबार से करते हैं, और हम आपसे कभी एडवांस, पिन या पासवर्ड नहीं माँगते। हम किसी कारोबार की गारंटी भी नहीं लेते। जाँची हुई लिस्टिंग का मतलब है कि प्रविष्टि ठीक लगी, यह नहीं कि डिलीवरी का बीमा है।",
        ),
        paragraph(
          "तो डायरेक्टरी से वह लीजिए जो वह दे सकती है: एक की जगह कई पते, दाम, जगह और फ़ोन नंबर के साथ। फिर अपने दस मिनट लगाइए। जो ईमानदार है, उसे बुरा नहीं लगेगा।",
        ),
      ],
    },
  },
};
