import { type Article, heading, list, paragraph, title } from "@/lib/content/articles/article";

export const setYourRadius: Article = {
  id: "set-your-service-radius",
  category: "selling",
  date: "2026-10-29",
  featured: false,
  image: "radius",
  related: ["home-repair", "transport-logistics", "security-cleaning"],
  text: {
    en: {
      title: "How far should you go? Radius and the cost of the road",
      excerpt:
        "A job thirty kilometres away can be worth less than one next door at half the price. How to work out what a visit costs you, and which radius to put in your listing.",
      blocks: [
        paragraph(
          "The phone rings, a customer in the next town wants a service, and you say yes, because work is work. In the evening you have earned ₹600, ridden sixty kilometres and lost the afternoon. Whoever works at the customer’s place sells two things: skill and the way there. Few have ever worked out the second.",
        ),
        heading("What a kilometre costs"),
        paragraph(
          "Fuel is only the part you see. Tyres, oil, service, insurance and the day when the scooter has to be replaced run along with every kilometre. Take last year’s bills for the vehicle, add them up, and divide by the kilometres on the meter. If you have no bills, take the fuel and double it; that is usually closer to the truth than fuel alone.",
        ),
        paragraph(
          "Then comes the time. It is the larger item, and it is paid by nobody if you do not put it into the price. Say that you can do four jobs on a good day and earn ₹2,400 after material. With eight hours of work, your hour is worth ₹300. An hour on the road costs just as much as an hour with the tool in your hand.",
        ),
        title("An example to work through"),
        list(
          "A job 5 km away: 10 km there and back at ₹4 is ₹40. Half an hour on the road is ₹150. The way costs ₹190.",
          "A job 15 km away: 30 km are ₹120, and an hour and a half through traffic is ₹450. The way costs ₹570.",
          "A job 30 km away: 60 km are ₹240, and two and a half hours are ₹750. The way costs ₹990.",
        ),
        paragraph(
          "If you charge ₹600 for a service, the first job pays. The second pays for nothing but the way. The third eats up money. The figures in your town will be different; the shape will be the same. The cost of the road grows faster than one feels, because traffic costs more than distance.",
        ),
        heading("Three rings instead of one line"),
        paragraph(
          "You need not refuse everything beyond the next corner. Draw three rings round your workshop and give each its own rule.",
        ),
        list(
          "Inner ring, reached in about twenty minutes: the normal price, on the same day.",
          "Middle ring: the normal price plus a stated charge for the visit, by appointment.",
          "Outer ring: from a certain amount upwards, or on a fixed day when you have several jobs there.",
        ),
        paragraph(
          "The fixed day is the best of these tricks. ‘Every Wednesday in Sanganer’ turns four long ways into one. Customers who have no emergency like to wait when they know the day.",
        ),
        heading("What the radius in your listing does"),
        paragraph(
          "When you create a listing, you may enter a radius in kilometres. It says how far you serve, measured in a straight line from the point of your listing. A visitor who has given a location and stands within your radius sees ‘Serves your location’ on your card. That little line often decides who is called.",
        ),
        paragraph(
          "Two things are good to know. The radius hides nothing: whoever searches further away still finds you, with the distance, but without that line. And a straight line is not a road. A river, a railway line or a hill can make 18 kilometres out of ten. So measure a few real ways on the map and choose the radius for the road, not for the ruler.",
        ),
        title("Which number to enter"),
        list(
          "Small home repairs: the inner and the middle ring, often 8 to 15 km.",
          "Larger work of several days, such as painting, wiring or waterproofing: further, since the way is spread over more pay.",
          "Goods that you deliver: as far as your own vehicle goes at your own rate. Beyond that a transporter works it out.",
          "Goods that are collected or sent by parcel: leave the field empty, and write in the text where you send them.",
        ),
        paragraph(
          "A radius of 500 km on a plumber’s listing convinces nobody. It makes people call whom you then have to turn down, and the next one doubts the rest of the listing as well.",
        ),
        heading("Say the charge before you are asked"),
        paragraph(
          "Customers pay for the way if they know it beforehand. They do not if it appears on the bill. Write it in the description in one sentence: ‘Visit free within 8 km, ₹150 up to 15 km, set off when work is done.’ On the phone, ask for the locality before you say a price. It is no rudeness; it shows that you calculate honestly.",
        ),
        heading("Look again after two months"),
        paragraph(
          "Note for each job the locality, the kilometres, the minutes and what was left in the end. After two months you will see a map of your own: areas that pay, and areas that only keep you busy. Then change the radius. In your listing this takes effect at once, without a new check.",
        ),
        paragraph(
          "Perhaps you will find that your best work lies within six kilometres. Then the cheapest growth is not a longer road, but a second listing for another thing that the same neighbours need.",
        ),
      ],
    },
    hi: {
      title: "कितनी दूर जाएँ? सेवा का दायरा और रास्ते का ख़र्च",
      excerpt:
        "तीस किलोमीटर दूर का काम पड़ोस के आधे दाम वाले काम से भी कम दे सकता है। एक विज़िट आपको कितने की पड़ती है और लिस्टिंग में कितना दायरा लिखें, इसका सीधा हिसाब।",
      blocks: [
        paragraph(
          "फ़ोन बजता है, पास के क़स्बे के ग्राहक को सर्विस चाहिए, और आप हाँ कह देते हैं, क्योंकि काम तो काम है। शाम को हिसाब यह है: ₹600 कमाए, साठ किलोमीटर गाड़ी चली और पूरी दोपहर गई। जो ग्राहक के घर जाकर काम करता है, वह दो चीज़ें बेचता है: हुनर और वहाँ तक का रास्ता। दूसरी का हिसाब कम ही लोग लगाते हैं।",
        ),
        heading("एक किलोमीटर कितने का पड़ता है"),
        paragraph(
          "पेट्रोल तो बस वह हिस्सा है जो दिखता है। टायर, ऑयल, सर्विस, बीमा और वह दिन जब स्कूटर बदलना पड़ेगा, सब हर किलोमीटर के साथ चलते हैं। गाड़ी के पिछले साल के बिल जोड़िए और मीटर के किलोमीटर से भाग दीजिए। बिल न हों तो पेट्रोल का ख़र्च दोगुना कर लीजिए; सिर्फ़ पेट्रोल गिनने से यह सच के ज़्यादा क़रीब होता है।",
        ),
        paragraph(
          "फिर आता है समय। यह बड़ा ख़र्च है, और दाम में न जोड़ें तो कोई नहीं देता। मान लीजिए अच्छे दिन में आप चार काम कर लेते हैं और सामान निकालकर ₹2,400 बचते हैं। आठ घंटे काम के हुए, तो आपका एक घंटा ₹300 का है। सड़क पर बीता घंटा उतने का ही है जितना हाथ में औज़ार लेकर बीता घंटा।",
        ),
        title("एक हिसाब करके देखिए"),
        list(
          "5 किमी दूर का काम: आना-जाना 10 किमी, ₹4 की दर से ₹40। रास्ते का आधा घंटा ₹150। रास्ता ₹190 का।",
          "15 किमी दूर का काम: 30 किमी के ₹120, और ट्रैफ़िक में डेढ़ घंटे के ₹450। रास्ता ₹570 का।",
          "30 किमी दूर का काम: 60 किमी के ₹240, और ढाई घंटे के ₹750। रास्ता ₹990 का।",
        ),
        paragraph(
          "सर्विस के ₹600 लेते हैं तो पहले काम में कमाई है। दूसरे में बस रास्ते का ख़र्च निकलता है। तीसरा जेब से जाता है। आपके शहर के आँकड़े अलग होंगे, शक्ल यही रहेगी। रास्ते का ख़र्च जितना लगता है उससे तेज़ बढ़ता है, क्योंकि दूरी से महँगा ट्रैफ़िक पड़ता है।",
        ),
        heading("एक लकीर नहीं, तीन घेरे"),
        paragraph(
          "अगले मोड़ के पार का हर काम मना करना ज़रूरी नहीं। अपनी दुकान के चारों ओर तीन घेरे खींचिए और हर एक का अपना नियम रखिए।",
        ),
        list(
          "भीतर का घेरा, क़रीब बीस मिनट की दूरी तक: सामान्य दाम, उसी दिन।",
          "बीच का घेरा: सामान्य दाम और पहले से बताया हुआ आने का ख़र्च, समय तय करके।",
          "बाहर का घेरा: एक तय रक़म से ऊपर का काम, या एक तय दिन, जब वहाँ कई काम हों।",
        ),
        paragraph(
          "इनमें सबसे अच्छी तरकीब तय दिन की है। ‘हर बुधवार सांगानेर में’ कहने से चार लंबे चक्कर एक में सिमट जाते हैं। जिन्हें जल्दी नहीं, वे ग्राहक दिन पता हो तो ख़ुशी से रुकते हैं।",
        ),
        heading("लिस्टिंग में दायरा क्या करता है"),
        paragraph(
          "लिस्टिंग बनाते समय आप किलोमीटर में दायरा लिख सकते हैं। यह बताता है कि आप कहाँ तक सेवा देते हैं, आपकी लिस्टिंग के बिंदु से सीधी रेखा में। जिसने अपनी जगह बताई है और आपके दायरे के भीतर है, उसे आपके कार्ड पर ‘आपके इलाके में सेवा’ दिखता है। फ़ोन किसे जाएगा, यह अक्सर यही छोटी पंक्ति तय करती है।",
        ),
        paragraph(
          "दो बातें जान लेना अच्छा है। दायरा कुछ छिपाता नहीं: दूर से खोजने वाले को भी आप मिलेंगे, दूरी के साथ, बस वह पंक्ति नहीं होगी। और सीधी रेखा सड़क नहीं होती। नदी, रेल लाइन या पहाड़ी दस किलोमीटर को अठारह कर सकती है। इसलिए नक्शे पर कुछ असली रास्ते नापिए और दायरा सड़क के हिसाब से चुनिए, पैमाने के हिसाब से नहीं।",
        ),
        title("कौन-सी संख्या लिखें"),
        list(
          "घर की छोटी मरम्मत: भीतर और बीच का घेरा, अक्सर 8 से 15 किमी।",
          "कई दिन के बड़े काम, जैसे पेंटिंग, वायरिंग या वॉटरप्रूफ़िंग: और दूर, क्योंकि रास्ते का ख़र्च ज़्यादा मेहनताने पर बँट जाता है।",
          "माल जो आप ख़ुद पहुँचाते हैं: जहाँ तक आपकी गाड़ी आपके भाव पर जाती है। उसके आगे का हिसाब ट्रांसपोर्टर लगाता है।",
          "माल जो ग्राहक उठाता है या पार्सल से जाता है: ख़ाना खाली छोड़िए और विवरण में लिखिए कि कहाँ-कहाँ भेजते हैं।",
        ),
        paragraph(
          "प्लंबर की लिस्टिंग में 500 किमी का दायरा किसी को भरोसा नहीं दिलाता। ऐसे लोग फ़ोन करेंगे जिन्हें मना करना पड़ेगा, और पढ़ने वाला बाकी लिस्टिंग पर भी शक करने लगेगा।",
        ),
        heading("पूछने से पहले ख़र्च बता दीजिए"),
        paragraph(
          "रास्ते का पैसा ग्राहक दे देता है अगर पहले से पता हो। बिल में अचानक दिखे तो नहीं। विवरण में एक वाक्य में लिखिए: ‘8 किमी तक आना मुफ़्त, 15 किमी तक ₹150, काम होने पर बिल में घटा देंगे।’ फ़ोन पर दाम बताने से पहले इलाका पूछिए। इसमें कोई बदतमीज़ी नहीं; इससे पता चलता है कि आप हिसाब साफ़ रखते हैं।",
        ),
        heading("दो महीने बाद फिर देखिए"),
        paragraph(
          "हर काम का इलाका, किलोमीटर, मिनट और आख़िर में जो बचा, सब लिखते जाइए। दो महीने में आपका अपना नक्शा बन जाएगा: वे इलाके जिनसे कमाई है और वे जो बस व्यस्त रखते हैं। फिर दायरा बदल दीजिए। लिस्टिंग में यह तुरंत लागू होता है, दोबारा जाँच के बिना।",
        ),
        paragraph(
          "हो सकता है पता चले कि आपका सबसे अच्छा काम छह किलोमीटर के भीतर है। तब बढ़ने का सबसे सस्ता तरीका लंबा रास्ता नहीं, एक दूसरी लिस्टिंग है, किसी ऐसे काम की जो इन्हीं पड़ोसियों को चाहिए।",
        ),
      ],
    },
  },
};
