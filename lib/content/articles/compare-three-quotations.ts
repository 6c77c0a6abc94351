import { type Article, heading, list, paragraph, title } from "@/lib/content/articles/article";

export const compareThreeQuotations: Article = {
  id: "compare-three-quotations",
  category: "buying",
  date: "2026-06-18",
  featured: false,
  image: "quotes",
  related: ["machinery-tools", "building-materials", "printing-stationery"],
  text: {
    en: {
      title: "Three quotations, one fair comparison",
      excerpt:
        "The lowest figure is often the dearest offer. How to ask three suppliers the same question, bring their answers to one price, and decide without regret.",
      blocks: [
        paragraph(
          "Three quotations for the same job rarely speak of the same job. One includes transport, one leaves out tax, the third is for a thinner sheet. Put side by side as they came, they compare nothing. A little work before you ask, and one sheet of paper afterwards, turn them into a decision you can explain to your partner or your accountant.",
        ),
        heading("Write the question down once"),
        paragraph(
          "Most differences between quotations begin with differences between questions. If you described the job on the phone to the first supplier, by message to the second and from memory to the third, you asked three things. Write one short text and send exactly that to everyone.",
        ),
        list(
          "What it is, with measurements and material: ‘corrugated box, 5-ply, 18 × 12 × 12 inches inside, brown, one-colour print’.",
          "How much and how often: 500 now, or 500 every month for a year.",
          "Where it has to go, with the PIN code, and whether a truck can reach the door.",
          "By when you need it, and what happens if it comes late.",
          "What you will check on arrival, so that nobody is surprised.",
          "Until what date the price should stand.",
        ),
        paragraph(
          "If there is something you do not know, say so and ask for advice. ‘I need a pump for a borewell of 180 feet and two floors, what would you fit?’ is a good question. The answers show you who thinks along and who only sells what is on the shelf.",
        ),
        heading("Why three"),
        paragraph(
          "With one quotation you have a price but no scale. With two you have a quarrel. With three you usually see where the market stands: two will lie close together, and the one far away has to explain itself. More than five is work for you and for people who will not get the order. For a small repair, two are enough.",
        ),
        paragraph(
          "Choose the three so that they differ. Ask one maker and one trader, or one from your own town and one from the nearest industrial area. On VendorSetu you can filter results by the type of company and by distance, and listings carry a price before you call, so you can leave out those who are plainly in another class.",
        ),
        heading("Bring them to one figure"),
        paragraph(
          "Take a sheet and give every quotation a column. Then go down the same lines for each. What is missing in an offer is not free; it is a question that nobody has asked yet.",
        ),
        title("Lines of the sheet"),
        list(
          "Price per unit, and the unit itself. Per piece, per kilogram and per running foot cannot be compared until you convert them.",
          "GST, with its rate. Ask whether it is included. If you can claim input tax credit, compare the prices without tax; if you cannot, compare them with it.",
          "Packing, loading, transport, unloading, insurance.",
          "Fitting, commissioning or training, when it is a machine.",
          "Payment terms. Thirty days of credit are worth money; a full advance is a risk that you carry.",
          "Warranty: how long, on what, and who pays for the visit.",
          "Running costs: electricity, spare parts, refills. A cheap printer with dear cartridges is not cheap.",
        ),
        paragraph(
          "Take an example with round figures. Supplier A asks ₹42 a box delivered. Supplier B asks ₹38 at the factory gate, and transport of 500 boxes costs ₹3,000, which is ₹6 a box. B’s box costs ₹44 at your door. The offer that looked more than nine per cent cheaper is dearer, before anybody has spoken of quality.",
        ),
        heading("Ask before you bargain"),
        paragraph(
          "When one offer stands far below the others, do not celebrate yet. Read your text back to that supplier and have each line confirmed. Often a different thickness was understood, the fitting left out or the tax forgotten. Better to hear it now than from the driver at your gate.",
        ),
        paragraph(
          "Then bargain over what costs the other side little. A full truckload, a fixed order every month, payment on delivery or pick-up by your own vehicle can lower a price honestly. Pressing the last rupee out of a small workshop usually brings back a thinner sheet. And never show one supplier another’s quotation: whoever sees that you pass on papers will keep the best price from you next time.",
        ),
        heading("Decide, and tell the others"),
        paragraph(
          "If two offers are equal on paper, let the small signs count. Who answered every point? Who asked a question you had not thought of? Who sent a sample without being reminded? For a first order, buy less than you need and see how it goes before you promise a year.",
        ),
        paragraph(
          "Put the decision into writing: a purchase order of half a page with the item, quantity, price, tax, place, date, payment and what counts as a fault. Keep it with the quotation. And send the other two a short line of thanks, saying that the order went elsewhere. It costs a minute, and they will pick up the phone when you call again.",
        ),
      ],
    },
    hi: {
      title: "तीन कोटेशन, एक सही तुलना",
      excerpt:
        "सबसे कम दाम वाला कोटेशन कई बार सबसे महँगा पड़ता है। तीन सप्लायरों से एक ही सवाल कैसे पूछें, जवाबों को एक दाम पर कैसे लाएँ और बिना पछतावे फ़ैसला कैसे करें।",
      blocks: [
        paragraph(
          "एक ही काम के तीन कोटेशन अक्सर एक ही काम के नहीं होते। एक में ढुलाई शामिल है, दूसरे में टैक्स छूटा है और तीसरा पतली शीट का है। जैसे आए वैसे ही साथ रख दें तो तुलना होती ही नहीं। पूछने से पहले थोड़ी तैयारी और बाद में एक काग़ज़, बस इतने से ऐसा फ़ैसला बनता है जो आप अपने पार्टनर या मुनीम को समझा सकें।",
        ),
        heading("सवाल एक बार लिख लीजिए"),
        paragraph(
          "कोटेशन में फ़र्क़ ज़्यादातर सवाल के फ़र्क़ से आता है। पहले सप्लायर को फ़ोन पर बताया, दूसरे को संदेश में और तीसरे को जो याद रहा वह, तो आपने तीन अलग चीज़ें पूछीं। एक छोटा-सा विवरण लिखिए और सबको हूबहू वही भेजिए।",
        ),
        list(
          "चीज़ क्या है, नाप और सामग्री के साथ: ‘गत्ते का डिब्बा, 5 प्लाई, भीतर से 18 × 12 × 12 इंच, भूरा, एक रंग की छपाई’।",
          "कितना और कितनी बार: अभी 500, या साल भर हर महीने 500।",
          "कहाँ पहुँचाना है, पिन कोड के साथ, और दरवाज़े तक ट्रक आ सकता है या नहीं।",
          "कब तक चाहिए, और देर होने पर क्या होगा।",
          "माल आने पर आप क्या जाँचेंगे, ताकि किसी को अचरज न हो।",
          "बताया गया दाम किस तारीख़ तक मान्य रहे।",
        ),
        paragraph(
          "जो आपको पता नहीं, वह साफ़ कहकर सलाह माँगिए। ‘180 फ़ुट का बोरवेल है, दो मंज़िल पर पानी चढ़ाना है, आप कौन-सा पंप लगाएँगे?’ यह अच्छा सवाल है। जवाब से पता चलता है कि कौन आपकी ज़रूरत समझ रहा है और कौन बस दुकान में रखा माल निकालना चाहता है।",
        ),
        heading("तीन ही क्यों"),
        paragraph(
          "एक कोटेशन में दाम तो है, पैमाना नहीं। दो हों तो खींचतान है। तीन हों तो बाज़ार का भाव दिखने लगता है: दो आम तौर पर पास-पास रहते हैं, और जो दूर है उसे अपनी बात समझानी पड़ती है। पाँच से ज़्यादा में आपकी भी मेहनत है और उनकी भी जिन्हें ऑर्डर नहीं मिलेगा। छोटी मरम्मत के लिए दो काफ़ी हैं।",
        ),
        paragraph(
          "तीनों को अलग-अलग तरह का चुनिए: एक निर्माता और एक व्यापारी, या एक अपने शहर का और एक पास के औद्योगिक इलाके का। VendorSetu पर नतीजों को कंपनी के प्रकार और दूरी से छाँटा जा सकता है। लिस्टिंग में दाम फ़ोन करने से पहले ही दिख जाता है, इसलिए जो साफ़ तौर पर किसी और दर्जे के हैं उन्हें आप छोड़ सकते हैं।",
        ),
        heading("सबको एक आँकड़े पर लाइए"),
        paragraph(
          "एक काग़ज़ लीजिए, हर कोटेशन को एक कॉलम दीजिए और हर एक के लिए वही पंक्तियाँ भरिए। जो बात किसी कोटेशन में नहीं लिखी, वह मुफ़्त नहीं है; वह ऐसा सवाल है जो अभी पूछा नहीं गया।",
        ),
        title("काग़ज़ की पंक्तियाँ"),
        list(
          "प्रति इकाई दाम, और इकाई क्या है। प्रति नग, प्रति किलो और प्रति रनिंग फ़ुट की तुलना बदले बिना नहीं हो सकती।",
          "जीएसटी, दर के साथ। पूछिए कि दाम में शामिल है या अलग। इनपुट टैक्स क्रेडिट मिलता हो तो बिना टैक्स वाले दाम मिलाइए, नहीं मिलता हो तो टैक्स समेत।",
          "पैकिंग, लदाई, ढुलाई, उतराई, बीमा।",
          "मशीन हो तो लगाना, चालू करना और सिखाना।",
          "भुगतान की शर्तें। तीस दिन की उधारी की भी कीमत है; पूरा एडवांस वह जोखिम है जो आप उठाते हैं।",
          "वारंटी: कितने समय की, किस पर, और मिस्त्री के आने का ख़र्च कौन देगा।",
          "चलाने का ख़र्च: बिजली, पुर्ज़े, रिफ़िल। सस्ता प्रिंटर महँगे कार्ट्रिज के साथ सस्ता नहीं रहता।",
        ),
        paragraph(
          "एक सीधा उदाहरण। सप्लायर ‘क’ पहुँचाकर ₹42 प्रति डिब्बा माँगता है। सप्लायर ‘ख’ फ़ैक्ट्री गेट पर ₹38 कहता है और 500 डिब्बों की ढुलाई ₹3,000 है, यानी ₹6 प्रति डिब्बा। ‘ख’ का डिब्बा आपके दरवाज़े पर ₹44 का पड़ा। जो दाम नौ प्रतिशत से ज़्यादा कम दिख रहा था, वह महँगा निकला, और क्वालिटी की बात तो अभी हुई ही नहीं।",
        ),
        heading("मोलभाव से पहले पूछिए"),
        paragraph(
          "कोई कोटेशन बाक़ियों से बहुत नीचे हो तो अभी ख़ुश मत होइए। अपना विवरण उस सप्लायर को पढ़कर सुनाइए और एक-एक बात पक्की कराइए। अक्सर उसने मोटाई कुछ और समझी होती है, फ़िटिंग छोड़ दी होती है या टैक्स नहीं जोड़ा होता। गेट पर खड़े ड्राइवर से सुनने से बेहतर है कि अभी पता चल जाए।",
        ),
        paragraph(
          "इसके बाद मोलभाव उस बात पर कीजिए जिसमें सामने वाले का कम जाता है। पूरी गाड़ी का ऑर्डर, हर महीने की पक्की ख़रीद, माल आते ही भुगतान या अपनी गाड़ी से उठाना: इनसे दाम ईमानदारी से घटता है। छोटे कारख़ाने से आख़िरी रुपया निचोड़ेंगे तो अगली बार शीट पतली आएगी। और एक का कोटेशन दूसरे को कभी न दिखाएँ: जिसने देख लिया कि आप काग़ज़ आगे बढ़ाते हैं, वह अगली बार अपना सबसे अच्छा दाम आपको नहीं देगा।",
        ),
        heading("फ़ैसला कीजिए और बाक़ियों को बताइए"),
        paragraph(
          "काग़ज़ पर दो बराबर हों तो छोटे इशारे देखिए। हर बात का जवाब किसने दिया? ऐसा सवाल किसने पूछा जो आपने सोचा नहीं था? बिना याद दिलाए नमूना किसने भेजा? पहला ऑर्डर ज़रूरत से कम रखिए; साल भर का वादा उसके बाद।",
        ),
        paragraph(
          "फ़ैसला लिखित में रखिए: आधे पेज का परचेज़ ऑर्डर, जिसमें चीज़, मात्रा, दाम, टैक्स, जगह, तारीख़, भुगतान और यह हो कि ख़राबी किसे माना जाएगा। इसे कोटेशन के साथ सँभालकर रखिए। बाकी दोनों को धन्यवाद की एक पंक्ति भेज दीजिए कि ऑर्डर कहीं और गया। एक मिनट का काम है, और अगली बार वे आपका फ़ोन उठाएँगे।",
        ),
      ],
    },
  },
};
