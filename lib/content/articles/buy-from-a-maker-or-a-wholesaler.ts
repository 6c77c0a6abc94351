import { type Article, heading, list, paragraph, title } from "@/lib/content/articles/article";

export const makerOrWholesaler: Article = {
  id: "buy-from-a-maker-or-a-wholesaler",
  category: "buying",
  date: "2026-09-10",
  featured: false,
  image: "chain",
  related: ["packaging", "textiles-garments", "metals-fabrication"],
  text: {
    en: {
      title: "From the maker or from the wholesaler?",
      excerpt:
        "Buying at the factory is not always cheaper. What makers, wholesalers, distributors and traders each do well, and how to find out which of them you need.",
      blocks: [
        paragraph(
          "‘Cut out the middleman’ sounds like free money. Sometimes it is. Quite often the buyer who went straight to the factory comes home with four times the stock that can be sold, in one colour, after six weeks. The people in the middle earn their margin with something: with stock, small lots, credit and variety. The question is whether you need that something.",
        ),
        heading("Who is who"),
        paragraph(
          "Every company on VendorSetu can state its type, and you can filter by it. The words are used loosely in the bazaar, so here is what they usually mean.",
        ),
        list(
          "Manufacturer: makes the goods, or has them made to its own design. Can change size, colour, print and packing.",
          "Wholesaler: buys large lots from several makers, keeps them in a godown and sells by the carton.",
          "Distributor: is appointed by a brand for an area. Sells genuine goods at set terms and settles warranty claims.",
          "Supplier: delivers to businesses regularly, often many kinds of goods together, whoever made them.",
          "Trader: buys and sells as the market moves, often without stock of its own.",
          "Exporter: sells abroad, and sometimes has surplus of good quality for the market at home.",
          "Industrial services: does work rather than selling goods, such as job work, repair and testing.",
        ),
        heading("When the maker is right"),
        list(
          "You need something that is not on a shelf: your size, your logo, your mixture.",
          "You buy the same thing every month, and can plan six to eight weeks ahead.",
          "Your order reaches the minimum quantity without filling your room with dead stock.",
          "You want to see how it is made, since quality depends on the process: food, castings, electrical goods.",
          "You need test certificates or drawings that only the maker can issue.",
        ),
        paragraph(
          "Be ready for the other side of it. A maker may want half in advance for a special order, will not take back unsold pieces, and counts the first good sample, not your wish, as the standard. Tools, printing plates or moulds are charged once; settle in writing to whom they belong and how long they are kept.",
        ),
        heading("When the wholesaler is right"),
        list(
          "You need ten items in small quantities rather than one in a large one.",
          "You need it this week.",
          "You are still finding out what your customers want. Twelve pieces of five designs teach more than sixty of one.",
          "You want to exchange what does not sell, or to pay after thirty days.",
          "The maker sits two thousand kilometres away, and the freight for your quantity would eat up the difference.",
        ),
        paragraph(
          "A distributor is the better address when the brand matters: for tools with a warranty, for medicines, for spare parts. Ask for the letter of authorisation, look at the date on it and at the area, and check the warranty on the brand’s own site.",
        ),
        heading("Work out the price at your door"),
        paragraph(
          "The maker’s price per piece is lower. Before you compare, add what the wholesaler’s price already contains.",
        ),
        title("An example with round figures"),
        paragraph(
          "Steel tiffin boxes cost ₹180 at the factory, with a minimum of 600 pieces. Freight to your town is ₹9,000, which is ₹15 a piece. You will need six months to sell 600, so that on average half of the ₹1,17,000 lies on your shelf for half a year; at 12% a year that costs about ₹3,500, or ₹6 a piece. Some thirty pieces will be dented or the wrong size and go for half the price, which spreads over the lot as about ₹5. Your piece costs ₹206. The wholesaler in your city asks ₹210, delivers 50 at a time and takes back the dented ones. For four rupees the wholesaler is the better choice. With 600 pieces a month the answer turns round.",
        ),
        heading("Is it really a maker?"),
        paragraph(
          "Many who write ‘manufacturer’ trade. That is no crime, but it should not cost you a maker’s minimum and a trader’s margin at once. A few questions make it clear.",
        ),
        list(
          "Which machines do you have, and how many pieces do they make in a day? A maker answers without looking it up.",
          "May I visit, or will you walk through the workshop with me on a video call?",
          "Can you change this detail? A maker says ‘yes, but’; a trader says ‘I shall ask’.",
          "Look at the package. Under the rules for packed goods the label names the maker, packer or importer with an address. For food there is also the 14-digit FSSAI licence number.",
          "On the GST portal the public entry shows the nature of the business activities.",
        ),
        heading("Do both"),
        paragraph(
          "Most shops that run well split their purchases. What sells every week comes from the maker in planned lots. What is new, seasonal or slow comes from the wholesaler, though it is dearer per piece. Once in six months they look through the list: what has grown enough to be ordered at the source, and what should go back?",
        ),
        paragraph(
          "Keep a good wholesaler even when you buy at the factory. On the day a truck is stuck, a strike closes the works or a customer wants twenty pieces by the evening, the wholesaler is the one who has them.",
        ),
      ],
    },
    hi: {
      title: "सीधे निर्माता से ख़रीदें या थोक विक्रेता से?",
      excerpt:
        "फ़ैक्ट्री से ख़रीदना हमेशा सस्ता नहीं पड़ता। निर्माता, थोक विक्रेता, वितरक और ट्रेडर में कौन किस काम का है और आपको किसकी ज़रूरत है, यह कैसे समझें।",
      blocks: [
        paragraph(
          "‘बिचौलिए को हटाओ’ सुनने में मुफ़्त के पैसे जैसा लगता है। कभी-कभी होता भी है। लेकिन कई बार सीधे फ़ैक्ट्री गया ख़रीदार छह हफ़्ते बाद एक ही रंग का इतना माल लेकर लौटता है जो उसकी बिक्री का चार गुना है। बीच वाले लोग अपना मार्जिन किसी बात का लेते हैं: स्टॉक रखने का, कम मात्रा में देने का, उधारी का, तरह-तरह के माल का। सवाल यह है कि आपको वह चाहिए या नहीं।",
        ),
        heading("कौन क्या है"),
        paragraph(
          "VendorSetu पर हर कंपनी अपना प्रकार बता सकती है और आप उससे नतीजे छाँट सकते हैं। बाज़ार में ये शब्द ढीले-ढाले चलते हैं, इसलिए यहाँ वह मतलब है जो आम तौर पर होता है।",
        ),
        list(
          "निर्माता: माल ख़ुद बनाता है या अपने डिज़ाइन पर बनवाता है। नाप, रंग, छपाई और पैकिंग बदल सकता है।",
          "थोक विक्रेता: कई निर्माताओं से बड़ी मात्रा में लेता है, गोदाम में रखता है और पेटी के हिसाब से बेचता है।",
          "वितरक: किसी ब्रांड की ओर से एक इलाके के लिए नियुक्त। असली माल तय शर्तों पर देता है और वारंटी के दावे निपटाता है।",
          "आपूर्तिकर्ता (सप्लायर): कारोबारों को नियमित माल पहुँचाता है, अक्सर कई तरह का एक साथ, बनाया किसी ने भी हो।",
          "व्यापारी (ट्रेडर): बाज़ार की चाल देखकर ख़रीदता-बेचता है, कई बार अपने स्टॉक के बिना।",
          "निर्यातक: विदेश बेचता है; कभी-कभी उसके पास घरेलू बाज़ार के लिए अच्छी क्वालिटी का बचा माल होता है।",
          "औद्योगिक सेवाएँ: माल नहीं, काम देता है, जैसे जॉब वर्क, मरम्मत और जाँच।",
        ),
        heading("निर्माता कब सही है"),
        list(
          "चीज़ दुकान में तैयार नहीं मिलती: आपका नाप, आपका लोगो, आपका मिश्रण।",
          "हर महीने वही चीज़ लेते हैं और छह-आठ हफ़्ते पहले योजना बना सकते हैं।",
          "ऑर्डर न्यूनतम मात्रा तक पहुँचता है और कमरा मरे हुए स्टॉक से नहीं भरता।",
          "आप देखना चाहते हैं कि बनता कैसे है, क्योंकि क्वालिटी तरीके पर टिकी है: खाद्य सामान, ढलाई, बिजली का सामान।",
          "ऐसा टेस्ट सर्टिफ़िकेट या ड्रॉइंग चाहिए जो निर्माता ही दे सकता है।",
        ),
        paragraph(
          "इसका दूसरा पहलू भी जान लीजिए। विशेष ऑर्डर पर निर्माता आधा पैसा पहले माँग सकता है, न बिका माल वापस नहीं लेगा, और पैमाना आपकी इच्छा को नहीं, पहले पास हुए नमूने को मानेगा। औज़ार, छपाई की प्लेट या साँचे का पैसा एक बार लगता है; वे किसके रहेंगे और कब तक सँभाले जाएँगे, यह लिखित में तय कर लीजिए।",
        ),
        heading("थोक विक्रेता कब सही है"),
        list(
          "एक चीज़ ज़्यादा नहीं, दस चीज़ें थोड़ी-थोड़ी चाहिए।",
          "इसी हफ़्ते चाहिए।",
          "अभी परख रहे हैं कि ग्राहक क्या चाहते हैं। एक डिज़ाइन के साठ नग से पाँच डिज़ाइन के बारह-बारह ज़्यादा सिखाते हैं।",
          "जो न बिके उसे बदलना है, या तीस दिन बाद पैसा देना है।",
          "निर्माता दो हज़ार किलोमीटर दूर है और आपकी मात्रा पर भाड़ा सारा फ़र्क़ खा जाएगा।",
        ),
        paragraph(
          "जहाँ ब्रांड का महत्त्व है, वहाँ वितरक बेहतर है: वारंटी वाले औज़ार, दवाइयाँ, स्पेयर पार्ट। अधिकार-पत्र माँगिए, उसकी तारीख़ और इलाका देखिए और वारंटी ब्रांड की अपनी साइट पर जाँचिए।",
        ),
        heading("अपने दरवाज़े तक का दाम निकालिए"),
        paragraph(
          "निर्माता का प्रति नग दाम कम ही होगा। तुलना से पहले उसमें वह सब जोड़िए जो थोक विक्रेता अपने दाम में पहले ही डाल चुका है।",
        ),
        title("गोल आँकड़ों का उदाहरण"),
        paragraph(
          "स्टील का टिफ़िन फ़ैक्ट्री में ₹180 का है, कम से कम 600 नग लेने होंगे। आपके शहर तक भाड़ा ₹9,000, यानी ₹15 प्रति नग। 600 बेचने में छह महीने लगेंगे, यानी ₹1,17,000 का औसतन आधा हिस्सा आधे साल आपकी अलमारी में पड़ा रहेगा; 12% सालाना पर यह क़रीब ₹3,500 का पड़ता है, ₹6 प्रति नग। तीसेक नग पिचके या ग़लत नाप के निकलेंगे और आधे दाम पर जाएँगे, जो पूरे माल पर क़रीब ₹5 प्रति नग बैठता है। आपका नग ₹206 का हुआ। आपके शहर का थोक विक्रेता ₹210 माँगता है, 50-50 करके पहुँचाता है और पिचके वापस ले लेता है। चार रुपये में थोक विक्रेता बेहतर रहा। महीने के 600 नग हों तो जवाब पलट जाता है।",
        ),
        heading("क्या वह सचमुच निर्माता है?"),
        paragraph(
          "‘निर्माता’ लिखने वाले बहुत-से लोग असल में व्यापार करते हैं। यह कोई गुनाह नहीं, पर ऐसा न हो कि आप निर्माता वाली न्यूनतम मात्रा भी लें और ट्रेडर वाला मार्जिन भी दें। कुछ सवालों से बात साफ़ हो जाती है।",
        ),
        list(
          "कौन-सी मशीनें हैं और दिन में कितने नग निकलते हैं? बनाने वाला बिना देखे बता देता है।",
          "क्या मैं आकर देख सकता हूँ, या आप वीडियो कॉल पर कारख़ाना दिखा देंगे?",
          "यह चीज़ बदल सकते हैं? बनाने वाला कहता है ‘हाँ, पर’; ट्रेडर कहता है ‘पूछकर बताता हूँ’।",
          "पैकेट देखिए। पैक सामान के नियमों के अनुसार लेबल पर निर्माता, पैकर या आयातक का नाम और पता होता है। खाने के सामान पर 14 अंकों का एफ़एसएसएआई लाइसेंस नंबर भी।",
          "जीएसटी पोर्टल की सार्वजनिक जानकारी में कारोबार की प्रकृति भी दिखती है।",
        ),
        heading("दोनों से लीजिए"),
        paragraph(
          "ठीक से चलने वाली ज़्यादातर दुकानें ख़रीद बाँटकर करती हैं। जो हर हफ़्ते बिकता है, वह निर्माता से योजना बनाकर आता है। जो नया है, मौसमी है या धीमा बिकता है, वह थोक विक्रेता से, भले प्रति नग महँगा पड़े। छह महीने में एक बार सूची देखी जाती है: क्या इतना बढ़ गया कि सीधे वहीं से मँगाया जाए, और क्या वापस थोक वाले के पास जाए?",
        ),
        paragraph(
          "फ़ैक्ट्री से ख़रीदते हों तब भी एक अच्छे थोक विक्रेता से रिश्ता बनाए रखिए। जिस दिन ट्रक फँस जाए, हड़ताल हो जाए या ग्राहक को शाम तक बीस नग चाहिए हों, उस दिन माल उसी के पास मिलेगा।",
        ),
      ],
    },
  },
};
