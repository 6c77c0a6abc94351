import { type Article, heading, list, paragraph, title } from "@/lib/content/articles/article";

export const chooseATradesman: Article = {
  id: "choose-a-plumber-or-electrician",
  category: "buying",
  date: "2026-08-06",
  featured: false,
  image: "trades",
  related: ["home-repair", "electrical-solar", "building-materials"],
  text: {
    en: {
      title: "Choosing a plumber or an electrician for your home",
      excerpt:
        "What to say on the phone, what to ask before work begins, and how to tell careful work from a quick patch. For the leak of today and the rewiring of next year.",
      blocks: [
        paragraph(
          "The tap drips, the geyser trips the mains, and you need somebody today. In a hurry people call whoever answers first and pay whatever is asked. Ten quiet minutes before the call change that, and they cost less than the first visit.",
        ),
        heading("First make it safe"),
        paragraph(
          "Water: find the valve that closes the flat or the tank and turn it off. Put a bucket under the leak and keep water away from sockets. Electricity: if there is a smell of burning, sparks or a shock from a metal body, switch off the main switch and leave it off. Do not touch anything with wet hands. Gas: open the windows, close the cylinder, touch no switch, and call for help from outside: 1906 is the national emergency number for LPG leaks; for piped gas it is the number on your bill.",
        ),
        paragraph(
          "Once things are safe, the hurry is usually gone. A repair that can wait until tomorrow morning will be cheaper and better than one at eleven at night.",
        ),
        heading("Say it so that it can be priced"),
        paragraph(
          "‘Something is wrong with the bathroom’ brings somebody without the right parts. Describe what you see, not what you suspect, and send a photograph or a short video.",
        ),
        list(
          "What happens, since when, and is it constant or only sometimes?",
          "Where: which floor, inside the wall or outside, how high up?",
          "What is fitted: brand and model of the geyser, the pump, the mixer or the switch, if it can be read.",
          "What you have tried, and who worked on it before.",
          "Your locality, the parking, and at what time the society lets workers in.",
        ),
        heading("Ask before anyone sets out"),
        paragraph(
          "Five questions on the phone save most quarrels. None of them offends a person who works honestly.",
        ),
        list(
          "What do you charge for the visit, and is it set off against the bill if the work is done?",
          "Do you charge by the job, by the point or by the day?",
          "Do you bring the material, or shall I buy it? Whose bill will it be?",
          "Have you done this kind of work before? Where can I see it?",
          "What do you do if it leaks or trips again within a month?",
        ),
        paragraph(
          "For anything larger than a small repair, let two people look at it. Listings on VendorSetu show a price, the distance and whether the provider says that it serves your location, so you can choose two nearby before you start to call. The price of a listing is a starting point; the job in your wall decides.",
        ),
        heading("Electrical work is not for just anybody"),
        paragraph(
          "Changing a bulb, a fan or a switch is small work. New wiring, a distribution board, earthing or a higher load is not. For such installations the rules on electrical safety ask for a contractor who holds a licence of the state government, and for supervision by somebody with a certificate of competency. Ask for the licence number and the certificate. A builder’s helper who ‘also does electrical’ is not a substitute, and after an accident or a fire your insurer may ask the same question.",
        ),
        title("Things worth insisting on"),
        list(
          "A residual current device (RCCB), with a sensitivity of 30 mA for people’s safety. Press its test button while the electrician is there.",
          "Earthing that was measured with an instrument, not guessed.",
          "Wires, switches and breakers with the ISI mark. With the BIS Care app of the Bureau of Indian Standards you can look up the licence number printed beside it.",
          "A wire size that suits the load. A geyser or an AC gets its own line.",
          "Labels on the board, so that the next person knows what switches off what.",
        ),
        heading("Plumbing: what careful people do"),
        paragraph(
          "Good plumbers look for the cause before they open the wall. They check the pressure, the joints above and the neighbour’s side. They use pipe and fittings of one system and do not mix what came to hand. Before tiles are laid over new pipes, they fill the lines, keep them under pressure and let you see that nothing drops. Take photographs of open walls with a measuring tape in the picture: in five years, when somebody wants to drill, they are worth more than any drawing.",
        ),
        heading("Agree on it, then pay in steps"),
        paragraph(
          "Write down the job in a message that both of you keep: what will be done, with what material, for how much, by when, and who clears the rubble. For a job of a day, pay at the end. For one of a week, pay for the material against its bill and for the labour in parts, each after something that can be seen: pipes laid, pressure held, fittings mounted. Keep a last part until everything has run for a few days.",
        ),
        paragraph(
          "Ask for a bill, also for a small job. On it belong the name, the phone number, the date, the work and the parts. It is your warranty, and for your rented flat it is your proof. If a service went badly wrong and talking does not help, the National Consumer Helpline takes complaints on 1915 and at consumerhelpline.gov.in.",
        ),
        paragraph(
          "And when the work was good, save the number under the trade and the name. The best plumber is the one you know before the pipe bursts.",
        ),
      ],
    },
    hi: {
      title: "घर के लिए सही प्लंबर या इलेक्ट्रीशियन कैसे चुनें",
      excerpt:
        "फ़ोन पर क्या बताएँ, काम शुरू होने से पहले क्या पूछें और पक्के काम को जुगाड़ से कैसे पहचानें। आज टपकते नल के लिए भी, और अगले साल की वायरिंग के लिए भी।",
      blocks: [
        paragraph(
          "नल टपक रहा है, गीज़र चलाते ही बिजली चली जाती है और मिस्त्री आज ही चाहिए। जल्दी में लोग उसे बुला लेते हैं जिसने पहले फ़ोन उठाया, और जितना माँगा उतना दे देते हैं। फ़ोन से पहले के दस शांत मिनट इसे बदल देते हैं, और वे पहली विज़िट से सस्ते हैं।",
        ),
        heading("सबसे पहले ख़तरा टालिए"),
        paragraph(
          "पानी: फ़्लैट या टंकी का वाल्व ढूँढकर बंद कीजिए, रिसाव के नीचे बालटी रखिए और सॉकेट के पास पानी न जाने दीजिए। बिजली: जलने की गंध, चिनगारी या किसी धातु को छूने पर झटका लगे तो मेन स्विच बंद करके बंद ही रहने दीजिए। गीले हाथ से कुछ न छुएँ। गैस: खिड़कियाँ खोलिए, सिलेंडर बंद कीजिए, कोई स्विच मत छुइए और बाहर निकलकर फ़ोन कीजिए: एलपीजी रिसाव का राष्ट्रीय आपात नंबर 1906 है; पाइप वाली गैस का नंबर आपके बिल पर होता है।",
        ),
        paragraph(
          "ख़तरा टल गया तो हड़बड़ी भी अक्सर ख़त्म। जो मरम्मत कल सुबह तक रुक सकती है, वह रात ग्यारह बजे वाली से सस्ती भी पड़ेगी और अच्छी भी होगी।",
        ),
        heading("ऐसे बताइए कि दाम बताया जा सके"),
        paragraph(
          "‘बाथरूम में कुछ गड़बड़ है’ सुनकर जो आएगा, उसके पास सही पुर्ज़ा नहीं होगा। जो दिख रहा है वह बताइए, जो अंदाज़ा है वह नहीं, और एक तस्वीर या छोटा वीडियो भेज दीजिए।",
        ),
        list(
          "क्या होता है, कब से, और लगातार होता है या कभी-कभी?",
          "कहाँ: कौन-सी मंज़िल, दीवार के भीतर या बाहर, कितनी ऊँचाई पर?",
          "क्या लगा है: गीज़र, पंप, मिक्सर या स्विच का ब्रांड और मॉडल, अगर पढ़ा जा सके।",
          "आपने क्या करके देखा, और पहले किसने काम किया था।",
          "आपका इलाका, गाड़ी खड़ी करने की जगह, और सोसाइटी कामगारों को किस समय आने देती है।",
        ),
        heading("उसके निकलने से पहले पूछिए"),
        paragraph("फ़ोन पर पाँच सवाल ज़्यादातर झगड़े बचा लेते हैं। ईमानदारी से काम करने वाला इनका बुरा नहीं मानता।"),
        list(
          "आने का कितना लेते हैं, और काम हुआ तो क्या वह बिल में से घट जाएगा?",
          "दाम काम के हिसाब से है, पॉइंट के या दिन के?",
          "सामान आप लाएँगे या मैं ख़रीदूँ? बिल किसके नाम होगा?",
          "ऐसा काम पहले किया है? कहीं देख सकते हैं?",
          "महीने भर में फिर टपके या ट्रिप हो तो क्या करेंगे?",
        ),
        paragraph(
          "छोटी मरम्मत से बड़ा कुछ भी हो तो दो लोगों को दिखाइए। VendorSetu की लिस्टिंग में दाम, दूरी और यह दिखता है कि सेवा देने वाला आपकी जगह तक आने की बात कहता है या नहीं, इसलिए फ़ोन से पहले ही पास के दो चुने जा सकते हैं। लिस्टिंग का दाम शुरुआत है; आख़िरी बात आपकी दीवार के भीतर का काम तय करेगा।",
        ),
        heading("बिजली का काम हर किसी का काम नहीं"),
        paragraph(
          "बल्ब, पंखा या स्विच बदलना छोटा काम है। नई वायरिंग, डिस्ट्रिब्यूशन बोर्ड, अर्थिंग या लोड बढ़ाना नहीं। ऐसे काम के लिए बिजली सुरक्षा के नियम राज्य सरकार से लाइसेंस पाए ठेकेदार की माँग करते हैं, और यह भी कि काम सक्षमता प्रमाणपत्र वाले व्यक्ति की देखरेख में हो। लाइसेंस नंबर और प्रमाणपत्र माँगिए। बिल्डर का वह आदमी जो ‘बिजली का भी कर लेता है’, उसकी जगह नहीं ले सकता; और किसी हादसे या आग के बाद बीमा कंपनी भी यही सवाल पूछ सकती है।",
        ),
        title("इन बातों पर अड़े रहिए"),
        list(
          "आरसीसीबी (RCCB), लोगों की सुरक्षा के लिए 30 mA वाला। इलेक्ट्रीशियन के सामने ही उसका टेस्ट बटन दबाकर देखिए।",
          "अर्थिंग, जो उपकरण से नापी गई हो, अंदाज़े से नहीं।",
          "तार, स्विच और ब्रेकर पर आईएसआई निशान। पास में छपे लाइसेंस नंबर को भारतीय मानक ब्यूरो के BIS Care ऐप पर जाँचा जा सकता है।",
          "लोड के हिसाब से तार की मोटाई। गीज़र और एसी की अपनी अलग लाइन।",
          "बोर्ड पर पर्चियाँ, ताकि अगले आदमी को पता हो कि किससे क्या बंद होता है।",
        ),
        heading("प्लंबिंग: सलीक़े का काम कैसा होता है"),
        paragraph(
          "अच्छा प्लंबर दीवार खोलने से पहले वजह खोजता है। दबाव देखता है, ऊपर के जोड़ देखता है, पड़ोसी की तरफ़ भी देखता है। पाइप और फ़िटिंग एक ही सिस्टम की लगाता है, जो हाथ आया वह नहीं जोड़ता। नई पाइपों पर टाइल लगने से पहले लाइन भरकर दबाव में छोड़ता है और आपको दिखाता है कि दबाव गिरा नहीं। खुली दीवार की तस्वीरें इंची टेप के साथ ले लीजिए: पाँच साल बाद जब कोई ड्रिल करना चाहेगा, तब वे किसी भी नक्शे से ज़्यादा काम आएँगी।",
        ),
        heading("बात पक्की कीजिए, पैसे हिस्सों में दीजिए"),
        paragraph(
          "काम एक संदेश में लिख लीजिए जो दोनों के पास रहे: क्या होगा, किस सामान से, कितने में, कब तक, और मलबा कौन उठाएगा। एक दिन का काम हो तो भुगतान आख़िर में। हफ़्ते भर का हो तो सामान का पैसा उसके बिल पर और मज़दूरी हिस्सों में, हर हिस्सा किसी दिखने वाली चीज़ के बाद: पाइप बिछी, दबाव टिका, फ़िटिंग लगी। आख़िरी हिस्सा तब दीजिए जब सब कुछ कुछ दिन ठीक चल ले।",
        ),
        paragraph(
          "बिल माँगिए, छोटे काम का भी। उस पर नाम, फ़ोन नंबर, तारीख़, काम और पुर्ज़े लिखे हों। यही आपकी वारंटी है, और किराए के घर में यही सबूत। सेवा में बड़ी गड़बड़ हुई हो और बातचीत से हल न निकले, तो राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 पर और consumerhelpline.gov.in पर शिकायत की जा सकती है।",
        ),
        paragraph(
          "और काम अच्छा हुआ हो तो नंबर को काम और नाम के साथ सहेज लीजिए। सबसे अच्छा मिस्त्री वही है जिसे आप पाइप फटने से पहले से जानते हैं।",
        ),
      ],
    },
  },
};
