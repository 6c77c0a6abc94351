import { type Article, heading, list, paragraph, title } from "@/lib/content/articles/article";

export const udyamRegistration: Article = {
  id: "udyam-registration-explained",
  category: "paperwork",
  date: "2026-08-27",
  featured: false,
  image: "certificate",
  related: ["business-services", "education-training", "food-agriculture"],
  text: {
    en: {
      title: "Udyam registration: what it is, and what it is worth",
      excerpt:
        "The government’s registration for micro, small and medium enterprises is free, online and takes about half an hour. Who can have it, what you need, and what it gives you.",
      blocks: [
        paragraph(
          "‘Are you MSME registered?’ asks the bank, the tender and more and more often the large customer. What they mean is Udyam: the registration of micro, small and medium enterprises with the central government, which took the place of the Udyog Aadhaar memorandum in July 2020. It is done online, it costs nothing, and it rests on your own declaration.",
        ),
        heading("Free means free"),
        paragraph(
          "There is one official address: udyamregistration.gov.in. The portal charges no fee at any step, and nobody has to ‘renew’ a certificate for money. Private sites with similar names, and agents on the phone, ask for anything from a few hundred to several thousand rupees for filling in the same form. You may pay somebody for help if you like, as you would pay a typist, but no payment goes to the government. If you want help without paying, ask the District Industries Centre of your district or one of the Champions control rooms of the ministry.",
        ),
        heading("Which size are you?"),
        paragraph(
          "Two figures decide together: what you have invested in plant, machinery or equipment, and your turnover in a year. Both must stay within the limit; whichever is exceeded moves you up. The limits were raised with effect from 1 April 2025.",
        ),
        list(
          "Micro: investment up to ₹2.5 crore and turnover up to ₹10 crore.",
          "Small: investment up to ₹25 crore and turnover up to ₹100 crore.",
          "Medium: investment up to ₹125 crore and turnover up to ₹500 crore.",
        ),
        paragraph(
          "Exports are left out when the turnover is counted. All units with the same PAN are added together: a proprietor with two workshops is one enterprise with two places. For that reason there is one registration per enterprise, in which you may name several activities and several addresses. Limits of this kind are changed from time to time, so look at the portal for those of the day.",
        ),
        heading("What you need at hand"),
        list(
          "The Aadhaar number of the proprietor, of the managing partner or of the karta; for a company, an LLP, a trust or a society, that of the authorised signatory. Its mobile number must be reachable, since a one-time password is sent to it.",
          "The PAN of the business. For a proprietor this is the personal one.",
          "The GSTIN, where the law asks you to have one. A business below the limit registers without it.",
          "Address of each unit, bank account and IFSC, date of starting, number of employees.",
          "The activity as a NIC code. The form has a search; choose what brings in most of your income, then add the others.",
        ),
        paragraph(
          "No papers are uploaded. Figures of investment and turnover are linked to what you filed for income tax and GST; a new business states its own estimate. At the end you get a number of the form UDYAM-XX-00-0000000, where XX is the state, and a certificate with a QR code. It does not expire, but you are asked to keep the facts up to date, and a wrong declaration can be punished.",
        ),
        title("If you have neither PAN nor GSTIN for the business"),
        paragraph(
          "The smallest and informal businesses, such as a cart, a tailor at home or a repair stall, can be taken on through the Udyam Assist Platform. There a bank or another registered institution makes the entry for you. Ask at your own branch.",
        ),
        heading("What it gives you"),
        title("Being paid in time"),
        paragraph(
          "This is the part that most owners do not know. A buyer who takes goods or services from a registered micro or small enterprise must pay within the time agreed in writing, and that time may not exceed 45 days. Where nothing was agreed, it is 15 days. After that, interest runs at three times the bank rate of the Reserve Bank, compounded every month. If a buyer does not pay, you can file a case with the Facilitation Council through the MSME Samadhaan portal, samadhaan.msme.gov.in. Print your Udyam number on quotations and invoices, so that nobody can claim not to have known.",
        ),
        title("Credit and tenders"),
        paragraph(
          "Loans to registered enterprises count towards the lending targets that banks have for priority sectors, and several guarantee schemes, which can stand in for collateral, are meant for them. In public purchase, micro and small makers and service providers have a share reserved, and they are usually spared the earnest money. States add benefits of their own: ask the District Industries Centre.",
        ),
        title("If you only trade"),
        paragraph(
          "Retailers and wholesalers have been able to register since July 2021, but for them the benefit is confined to priority sector lending. The rule on late payment does not help a pure trader. If you also make or repair something, register that activity as well, provided it is true.",
        ),
        heading("What it does not say"),
        paragraph(
          "A Udyam certificate says that a business described itself and that its numbers were matched. It is not a mark of quality, no licence for a trade and no substitute for GST, FSSAI or a shop licence. As a buyer you can check a supplier’s certificate on the portal under ‘Verify Udyam Registration Number’. As a supplier you should neither hide it nor make more of it than it is.",
        ),
        paragraph(
          "So take half an hour on a quiet afternoon. Type the address yourself, have Aadhaar, PAN and the telephone beside you, and keep the certificate where you keep your invoices. You may not need it this month. On the day a large customer pays late, you will be glad that it is already there.",
        ),
      ],
    },
    hi: {
      title: "उद्यम पंजीकरण: क्या है और किस काम का है",
      excerpt:
        "सूक्ष्म, लघु और मध्यम उद्यमों का सरकारी पंजीकरण मुफ़्त है, ऑनलाइन है और क़रीब आधे घंटे में हो जाता है। किसे मिलता है, क्या चाहिए और इससे मिलता क्या है।",
      blocks: [
        paragraph(
          "‘एमएसएमई में रजिस्टर हैं?’ यह सवाल बैंक पूछता है, टेंडर पूछता है और अब बड़े ग्राहक भी पूछने लगे हैं। मतलब उद्यम पंजीकरण से है: केंद्र सरकार के पास सूक्ष्म, लघु और मध्यम उद्यमों का पंजीकरण, जिसने जुलाई 2020 में पुराने उद्योग आधार की जगह ली। यह ऑनलाइन होता है, इसका कोई शुल्क नहीं और यह आपकी अपनी घोषणा पर चलता है।",
        ),
        heading("मुफ़्त यानी मुफ़्त"),
        paragraph(
          "सरकारी पता एक ही है: udyamregistration.gov.in। पोर्टल किसी भी क़दम पर पैसा नहीं लेता, और पैसे देकर प्रमाणपत्र ‘रिन्यू’ कराने की कोई बात नहीं है। मिलते-जुलते नाम की निजी साइटें और फ़ोन पर आने वाले एजेंट वही फ़ॉर्म भरने के कुछ सौ से कई हज़ार रुपये तक माँगते हैं। चाहें तो किसी की मदद के पैसे दीजिए, जैसे टाइपिंग के देते हैं, पर सरकार को इसमें से कुछ नहीं जाता। बिना पैसे मदद चाहिए तो अपने ज़िले के ज़िला उद्योग केंद्र या मंत्रालय के चैंपियंस कंट्रोल रूम से पूछिए।",
        ),
        heading("आपका उद्यम किस आकार का है?"),
        paragraph(
          "दो आँकड़े मिलकर तय करते हैं: संयंत्र, मशीनरी या उपकरणों में निवेश और साल भर का कारोबार। दोनों सीमा के भीतर होने चाहिए; जो भी पार हुआ, वह आपको ऊपर की श्रेणी में ले जाता है। ये सीमाएँ 1 अप्रैल 2025 से बढ़ाई गई हैं।",
        ),
        list(
          "सूक्ष्म: निवेश ₹2.5 करोड़ तक और कारोबार ₹10 करोड़ तक।",
          "लघु: निवेश ₹25 करोड़ तक और कारोबार ₹100 करोड़ तक।",
          "मध्यम: निवेश ₹125 करोड़ तक और कारोबार ₹500 करोड़ तक।",
        ),
        paragraph(
          "कारोबार गिनते समय निर्यात को छोड़ दिया जाता है। एक ही पैन की सब इकाइयाँ जोड़ी जाती हैं: दो वर्कशॉप वाला एक मालिक एक ही उद्यम है, जगहें दो हैं। इसीलिए एक उद्यम का पंजीकरण भी एक ही होता है, जिसमें कई काम और कई पते लिखे जा सकते हैं। ऐसी सीमाएँ समय-समय पर बदलती हैं, इसलिए उस दिन की सीमा पोर्टल पर देख लीजिए।",
        ),
        heading("पास में क्या रखें"),
        list(
          "मालिक, प्रबंध भागीदार या कर्ता का आधार नंबर; कंपनी, एलएलपी, ट्रस्ट या सोसाइटी हो तो अधिकृत हस्ताक्षरकर्ता का। आधार से जुड़ा मोबाइल साथ हो, क्योंकि ओटीपी उसी पर आता है।",
          "कारोबार का पैन। एकल मालिक के लिए उसका अपना पैन।",
          "जीएसटी नंबर, जहाँ क़ानून के हिसाब से ज़रूरी हो। सीमा से नीचे का कारोबार इसके बिना भी पंजीकरण करा सकता है।",
          "हर इकाई का पता, बैंक खाता और आईएफ़एससी, काम शुरू होने की तारीख़, कर्मचारियों की संख्या।",
          "काम का एनआईसी कोड। फ़ॉर्म में खोज दी हुई है; जिससे सबसे ज़्यादा कमाई हो वह चुनिए, फिर बाकी जोड़िए।",
        ),
        paragraph(
          "कोई काग़ज़ अपलोड नहीं होता। निवेश और कारोबार के आँकड़े आपके आयकर और जीएसटी के रिटर्न से जुड़ते हैं; नया कारोबार अपना अनुमान लिखता है। अंत में UDYAM-XX-00-0000000 जैसा नंबर मिलता है, जिसमें XX राज्य है, और क्यूआर कोड वाला प्रमाणपत्र। इसकी कोई समाप्ति तारीख़ नहीं, पर जानकारी ताज़ा रखनी होती है, और ग़लत घोषणा पर दंड हो सकता है।",
        ),
        title("अगर कारोबार का न पैन है, न जीएसटी"),
        paragraph(
          "ठेला, घर पर सिलाई या मरम्मत की गुमटी जैसे सबसे छोटे, अनौपचारिक काम उद्यम असिस्ट प्लेटफ़ॉर्म से जुड़ सकते हैं। वहाँ प्रविष्टि आपकी ओर से कोई बैंक या पंजीकृत संस्था करती है। अपनी बैंक शाखा में पूछिए।",
        ),
        heading("इससे मिलता क्या है"),
        title("समय पर भुगतान"),
        paragraph(
          "यही वह हिस्सा है जो ज़्यादातर मालिकों को पता नहीं। जो ख़रीदार पंजीकृत सूक्ष्म या लघु उद्यम से माल या सेवा लेता है, उसे लिखित में तय समय के भीतर भुगतान करना होता है, और यह समय 45 दिन से ज़्यादा नहीं हो सकता। कुछ तय न हुआ हो तो 15 दिन। उसके बाद रिज़र्व बैंक की बैंक दर के तीन गुना पर ब्याज लगता है, जो हर महीने मूल में जुड़ता जाता है। ख़रीदार न दे तो एमएसएमई समाधान पोर्टल, samadhaan.msme.gov.in, से फ़ैसिलिटेशन काउंसिल में मामला दर्ज कराया जा सकता है। अपना उद्यम नंबर कोटेशन और बिल पर छापिए, ताकि कोई न कहे कि उसे पता नहीं था।",
        ),
        title("क़र्ज़ और टेंडर"),
        paragraph(
          "पंजीकृत उद्यमों को दिया क़र्ज़ बैंकों के प्राथमिकता क्षेत्र के लक्ष्य में गिना जाता है, और कई गारंटी योजनाएँ, जो ज़मानत की जगह ले सकती हैं, इन्हीं के लिए हैं। सरकारी ख़रीद में सूक्ष्म और लघु निर्माताओं और सेवा देने वालों का हिस्सा आरक्षित है, और आम तौर पर बयाना राशि (EMD) भी नहीं देनी पड़ती। राज्यों के अपने लाभ अलग हैं: ज़िला उद्योग केंद्र से पूछिए।",
        ),
        title("अगर आप सिर्फ़ व्यापार करते हैं"),
        paragraph(
          "खुदरा और थोक व्यापारी जुलाई 2021 से पंजीकरण करा सकते हैं, पर उनके लिए फ़ायदा प्राथमिकता क्षेत्र के क़र्ज़ तक ही है। देर से भुगतान वाला नियम केवल व्यापार करने वाले के काम नहीं आता। आप कुछ बनाते या सुधारते भी हैं तो वह काम भी दर्ज कराइए, बशर्ते वह सच हो।",
        ),
        heading("यह क्या नहीं कहता"),
        paragraph(
          "उद्यम प्रमाणपत्र इतना कहता है कि कारोबार ने अपना ब्योरा दिया और उसके नंबर मिलाए गए। यह न गुणवत्ता की मुहर है, न किसी काम का लाइसेंस, और न जीएसटी, एफ़एसएसएआई या दुकान लाइसेंस की जगह लेता है। ख़रीदार के तौर पर आप सप्लायर का प्रमाणपत्र पोर्टल पर ‘Verify Udyam Registration Number’ में जाँच सकते हैं। सप्लायर हैं तो इसे छिपाइए मत, और जितना है उससे बढ़ाकर भी मत बताइए।",
        ),
        paragraph(
          "तो किसी खाली दोपहर आधा घंटा निकालिए। पता ख़ुद टाइप कीजिए, आधार, पैन और फ़ोन पास रखिए और प्रमाणपत्र वहीं सँभालिए जहाँ बिल रखते हैं। हो सकता है इस महीने काम न आए। जिस दिन कोई बड़ा ग्राहक पैसे रोकेगा, उस दिन ख़ुशी होगी कि यह पहले से है।",
        ),
      ],
    },
  },
};
