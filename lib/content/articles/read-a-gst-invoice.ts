import { type Article, heading, list, paragraph, title } from "@/lib/content/articles/article";

export const readAGstInvoice: Article = {
  id: "read-a-gst-invoice",
  category: "paperwork",
  date: "2026-09-24",
  featured: false,
  image: "invoice",
  related: ["business-services", "printing-stationery", "electronics-it"],
  text: {
    en: {
      title: "What must stand on a GST invoice",
      excerpt:
        "The lines that a tax invoice needs, why a missing one can cost you the credit, and what to do when a bill is wrong. For those who write bills and those who pay them.",
      blocks: [
        paragraph(
          "A tax invoice is more than a request for money. For the buyer it is the ticket to input tax credit; for the seller it is the entry in the return; in a dispute it is the first paper a lawyer asks for. Yet many bills lack a line that the rules require. Whether you write bills or pay them, the list below is worth pinning to the wall.",
        ),
        heading("Three papers that look alike"),
        list(
          "Tax invoice: from a registered business for taxable goods or services. Only this one shows GST and gives credit.",
          "Bill of supply: for exempt goods and services, and from everybody in the composition scheme. It must not charge tax.",
          "Estimate, proforma invoice, challan: useful papers, but no invoice. Nobody can claim credit on them.",
        ),
        heading("The lines of a tax invoice"),
        paragraph("Rule 46 of the Central GST Rules lists what has to be there. In plain words:"),
        title("About the two sides"),
        list(
          "Name, address and GSTIN of the seller.",
          "A serial number of at most 16 characters, unique within the financial year and running in sequence. Letters, digits, hyphen and slash are allowed.",
          "The date of issue.",
          "Name, address and GSTIN of the buyer, if registered. An unregistered buyer’s name and address, with the state and the place of delivery, belong on it when the taxable value is ₹50,000 or more.",
        ),
        title("About the goods or services"),
        list(
          "A description that somebody else could understand.",
          "The HSN code for goods or the service accounting code. In bills to registered buyers it has at least four digits, and six when the seller’s turnover in the previous year was above ₹5 crore.",
          "Quantity and unit for goods.",
          "Total value, and the taxable value after discounts.",
        ),
        title("About the tax"),
        list(
          "The rate, and the amount of each tax separately: CGST and SGST (in some union territories UTGST) within a state, IGST between states.",
          "The place of supply with the name of the state, when goods or services go to another state.",
          "The address of delivery, when it differs from the place of supply.",
          "Whether tax is payable on reverse charge, that is, by the buyer.",
          "A signature of the seller or of somebody authorised, by hand or digital. Where an electronic invoice is issued under the information technology law, none is needed.",
        ),
        paragraph(
          "Businesses with a turnover above ₹5 crore must also register invoices to other businesses on the government’s invoice portal. Such an e-invoice carries a reference number and a signed QR code, which can be read with the verifier app of the GST Network. If a large supplier’s bill has no QR code, ask.",
        ),
        heading("Five checks for whoever pays"),
        list(
          "Is your own GSTIN right, to the last character? With a wrong digit the bill lands in somebody else’s account.",
          "Does the state fit? A seller in Gujarat who sends goods to a buyer in Maharashtra charges IGST. CGST and SGST on such a bill are a mistake.",
          "Are goods and rate the ones you ordered? Multiply one line yourself.",
          "Has this number come before? The same bill paid twice is the commonest of all losses in a busy office.",
          "Does the bill appear in your GSTR-2B when the month is over? If not, the seller has not reported it, and you should not claim the credit yet.",
        ),
        paragraph(
          "Credit needs more than the paper. You must have received the goods or the service, the seller must have reported the bill, and the price with tax must be paid within 180 days of the date of the invoice, or the credit goes back with interest until you pay. Some purchases, such as most food and most cars for your own use, give no credit at all. Ask your accountant about your own case.",
        ),
        heading("When it has to be written"),
        paragraph(
          "For goods that move, the invoice is made before or at the time they leave. It goes out in three copies: the original for the buyer, the duplicate for the transporter, the triplicate for the seller. For services it is due within 30 days of the work, in two copies. When the consignment is worth more than ₹50,000, an e-way bill is usually needed as well; within a state the limit can be another one.",
        ),
        heading("When it is wrong"),
        paragraph(
          "An issued invoice is not torn up and not written over. If too much was charged, or goods came back, the seller issues a credit note that names the invoice. If too little was charged, a debit note. Whoever corrects with a pen or sends ‘the same bill again, but right’ has two bills under one number, and both sides have an explanation to give later.",
        ),
        paragraph(
          "For the buyer the rule is: complain at once and in writing. A wrong GSTIN is put right in a minute in the month of the bill, and with difficulty a year later.",
        ),
        heading("If you write bills yourself"),
        paragraph(
          "You need no costly software. The GST portal lists free accounting and billing software for small taxpayers, and a printed book with running numbers is still lawful. What counts is a series without gaps, a copy of every bill, and the same form every time. Keep books and bills for 72 months, counted from the due date of the annual return for that year.",
        ),
        paragraph(
          "Put the phone number of the person who can explain the bill at the bottom. No rule demands it. It only makes sure that you are paid sooner.",
        ),
      ],
    },
    hi: {
      title: "जीएसटी बिल पर क्या होना चाहिए",
      excerpt:
        "टैक्स इनवॉइस में कौन-सी बातें ज़रूरी हैं, एक छूट जाए तो क्रेडिट क्यों अटक सकता है और बिल ग़लत हो तो क्या करें। बिल बनाने वालों के लिए भी, चुकाने वालों के लिए भी।",
      blocks: [
        paragraph(
          "टैक्स इनवॉइस सिर्फ़ पैसे की माँग नहीं है। ख़रीदार के लिए यह इनपुट टैक्स क्रेडिट का टिकट है, बेचने वाले के लिए रिटर्न की प्रविष्टि, और झगड़ा हो जाए तो वकील सबसे पहले यही काग़ज़ माँगता है। फिर भी बहुत-से बिलों में कोई न कोई ज़रूरी बात छूटी रहती है। आप बिल बनाते हों या चुकाते हों, नीचे की सूची दीवार पर चिपकाने लायक है।",
        ),
        heading("मिलते-जुलते तीन काग़ज़"),
        list(
          "टैक्स इनवॉइस: पंजीकृत कारोबार का, कर-योग्य माल या सेवा के लिए। जीएसटी इसी पर दिखता है और क्रेडिट इसी से मिलता है।",
          "बिल ऑफ़ सप्लाई: कर-मुक्त माल या सेवा के लिए, और कंपोज़िशन योजना वाले हर कारोबारी का। इस पर टैक्स नहीं लिया जा सकता।",
          "एस्टीमेट, प्रोफ़ॉर्मा इनवॉइस, चालान: काम के काग़ज़ हैं, पर इनवॉइस नहीं। इन पर क्रेडिट नहीं मिलता।",
        ),
        heading("टैक्स इनवॉइस की बातें"),
        paragraph("केंद्रीय जीएसटी नियमावली का नियम 46 बताता है कि बिल में क्या होना चाहिए। सीधी भाषा में:"),
        title("दोनों पक्षों के बारे में"),
        list(
          "बेचने वाले का नाम, पता और जीएसटी नंबर।",
          "ज़्यादा से ज़्यादा 16 अंक-अक्षरों का क्रम संख्यांक, जो वित्त वर्ष में दोबारा न आए और लगातार चले। अक्षर, अंक, हाइफ़न और स्लैश चलते हैं।",
          "बिल की तारीख़।",
          "ख़रीदार पंजीकृत हो तो उसका नाम, पता और जीएसटी नंबर। पंजीकृत न हो और कर-योग्य मूल्य ₹50,000 या ज़्यादा हो, तो नाम, पता, राज्य और माल पहुँचाने की जगह।",
        ),
        title("माल या सेवा के बारे में"),
        list(
          "ऐसा विवरण जो कोई तीसरा भी समझ सके।",
          "माल का एचएसएन कोड या सेवा का लेखा कोड। पंजीकृत ख़रीदार के बिल में कम से कम चार अंक, और बेचने वाले का पिछले साल का कारोबार ₹5 करोड़ से ऊपर हो तो छह।",
          "माल की मात्रा और इकाई।",
          "कुल मूल्य, और छूट घटाने के बाद का कर-योग्य मूल्य।",
        ),
        title("टैक्स के बारे में"),
        list(
          "दर, और हर टैक्स की रक़म अलग-अलग: राज्य के भीतर सीजीएसटी और एसजीएसटी (कुछ केंद्र शासित प्रदेशों में यूटीजीएसटी), दो राज्यों के बीच आईजीएसटी।",
          "माल या सेवा दूसरे राज्य में जाए तो आपूर्ति का स्थान, राज्य के नाम के साथ।",
          "पहुँचाने का पता, अगर वह आपूर्ति के स्थान से अलग हो।",
          "टैक्स रिवर्स चार्ज पर है या नहीं, यानी क्या टैक्स ख़रीदार को भरना है।",
          "बेचने वाले या उसके अधिकृत व्यक्ति के हस्ताक्षर, हाथ से या डिजिटल। सूचना प्रौद्योगिकी क़ानून के तहत जारी इलेक्ट्रॉनिक इनवॉइस पर हस्ताक्षर ज़रूरी नहीं।",
        ),
        paragraph(
          "₹5 करोड़ से ऊपर के कारोबार वालों को दूसरे कारोबारों के बिल सरकार के इनवॉइस पोर्टल पर भी दर्ज कराने होते हैं। ऐसे ई-इनवॉइस पर एक संदर्भ संख्या और हस्ताक्षरित क्यूआर कोड होता है, जिसे जीएसटी नेटवर्क के वेरिफ़ायर ऐप से पढ़ा जा सकता है। बड़े सप्लायर के बिल पर क्यूआर कोड न हो तो पूछिए।",
        ),
        heading("चुकाने वाले के लिए पाँच जाँच"),
        list(
          "आपका अपना जीएसटी नंबर आख़िरी अक्षर तक सही है? एक अंक ग़लत हुआ तो बिल किसी और के खाते में जाएगा।",
          "राज्य मेल खाता है? गुजरात का विक्रेता महाराष्ट्र के ख़रीदार को माल भेजे तो आईजीएसटी लगेगा। ऐसे बिल पर सीजीएसटी-एसजीएसटी ग़लती है।",
          "माल और दर वही हैं जो ऑर्डर किए थे? एक पंक्ति ख़ुद गुणा करके देखिए।",
          "यह नंबर पहले तो नहीं आया? एक ही बिल का दो बार भुगतान व्यस्त दफ़्तरों का सबसे आम नुक़सान है।",
          "महीना पूरा होने पर बिल आपके GSTR-2B में दिखता है? नहीं दिखता तो विक्रेता ने उसे दर्ज नहीं किया, और क्रेडिट अभी नहीं लेना चाहिए।",
        ),
        paragraph(
          "क्रेडिट के लिए सिर्फ़ काग़ज़ काफ़ी नहीं। माल या सेवा आपको मिल चुकी हो, विक्रेता ने बिल दर्ज किया हो, और टैक्स समेत रक़म बिल की तारीख़ से 180 दिन के भीतर चुकाई गई हो; नहीं तो क्रेडिट ब्याज समेत लौटाना पड़ता है, जब तक आप भुगतान न कर दें। कुछ ख़रीद पर क्रेडिट मिलता ही नहीं, जैसे ज़्यादातर खान-पान और अपने इस्तेमाल की ज़्यादातर कारें। अपने मामले में अपने अकाउंटेंट से पूछिए।",
        ),
        heading("बिल कब बनना चाहिए"),
        paragraph(
          "जो माल भेजा जाता है, उसका बिल माल निकलने से पहले या निकलते समय बनता है। तीन प्रतियाँ होती हैं: मूल ख़रीदार की, दूसरी ट्रांसपोर्टर की, तीसरी विक्रेता की। सेवा का बिल काम के 30 दिन के भीतर, दो प्रतियों में। खेप ₹50,000 से ज़्यादा की हो तो आम तौर पर ई-वे बिल भी चाहिए; राज्य के भीतर यह सीमा अलग हो सकती है।",
        ),
        heading("बिल ग़लत हो जाए तो"),
        paragraph(
          "जारी हो चुका बिल न फाड़ा जाता है, न उस पर काट-छाँट होती है। ज़्यादा लग गया हो या माल लौटा हो, तो विक्रेता उस बिल का हवाला देकर क्रेडिट नोट जारी करता है। कम लगा हो तो डेबिट नोट। जो पेन से सुधारता है या ‘वही बिल, सही करके’ दोबारा भेजता है, उसके पास एक नंबर के दो बिल हो जाते हैं, और आगे चलकर दोनों पक्षों को जवाब देना पड़ता है।",
        ),
        paragraph(
          "ख़रीदार के लिए नियम यह है: तुरंत और लिखित में बताइए। ग़लत जीएसटी नंबर उसी महीने एक मिनट में ठीक हो जाता है, साल भर बाद बड़ी मुश्किल से।",
        ),
        heading("बिल ख़ुद बनाते हों तो"),
        paragraph(
          "महँगे सॉफ़्टवेयर की ज़रूरत नहीं। जीएसटी पोर्टल पर छोटे करदाताओं के लिए मुफ़्त लेखा और बिलिंग सॉफ़्टवेयर बताए गए हैं, और क्रम संख्या वाली छपी हुई बिल-बुक आज भी मान्य है। ज़रूरी यह है कि क्रम में खाली जगह न हो, हर बिल की प्रति रहे और ढाँचा हर बार एक हो। बही और बिल 72 महीने सँभालकर रखिए, उस साल के वार्षिक रिटर्न की नियत तारीख़ से गिनकर।",
        ),
        paragraph(
          "नीचे उस व्यक्ति का फ़ोन नंबर लिख दीजिए जो बिल समझा सके। कोई नियम यह नहीं माँगता। बस पैसा जल्दी आता है।",
        ),
      ],
    },
  },
};
