import { type Article, heading, list, paragraph, title } from "@/lib/content/articles/article";

export const photographProducts: Article = {
  id: "photograph-products-with-a-phone",
  category: "selling",
  date: "2026-07-16",
  featured: false,
  image: "camera",
  related: ["jewellery-handicrafts", "textiles-garments", "furniture-interiors"],
  text: {
    en: {
      title: "Product photographs with the phone you have",
      excerpt:
        "A window, a bed sheet and a clean lens do more for a listing than a costly camera. Three pictures to take, and the mistakes that make buyers scroll on.",
      blocks: [
        paragraph(
          "A buyer cannot touch your goods. Before the first call, your pictures are the sample. They need not be artful. They have to be bright, sharp and honest, and for that the phone in your pocket is enough. What most pictures lack is not pixels but light, and light costs nothing.",
        ),
        heading("Make a studio from a window"),
        paragraph(
          "Find a window or a shutter through which daylight falls, but no direct sun. Morning and late afternoon are kind; a bright cloudy day is best of all. Put a table beside the window, so that the light comes from the side. Switch off tube lights and bulbs: two kinds of light together give yellow and blue patches that no editing repairs.",
        ),
        paragraph(
          "Hang a plain cloth or a sheet of chart paper behind the thing and let it run forward under it, so that no edge shows. White or light grey suits almost everything; for silver, glass and white goods take a mid-grey or a dull blue. If one side is too dark, let somebody hold a white thermocol sheet or a newspaper opposite the window. It throws the light back, and the shadow softens.",
        ),
        heading("Prepare the phone and the thing"),
        list(
          "Wipe the lens with a soft cloth. A thumb-print is the most frequent cause of milky pictures.",
          "Wipe the product too, and take off price stickers, threads and dust. The camera sees all of them.",
          "Turn the flash off. It makes hard shadows and white spots on metal and plastic.",
          "Do not zoom with your fingers. Step closer, or stay back and crop later.",
          "Touch the screen on the thing itself, so that the focus and the brightness are set for it.",
          "Rest your elbows on the table, or the phone against a pile of books, and use the timer. Then nothing shakes.",
          "Switch on the grid lines of the camera, so that tables and walls stand straight.",
        ),
        heading("Three pictures, three jobs"),
        paragraph(
          "The form of a listing on VendorSetu takes three pictures; its edit page takes more, up to eight in all. Do not fill the first three with views of the same front. Let each answer another question.",
        ),
        title("First: what is it?"),
        paragraph(
          "The whole thing, alone, a little from above and from the side, filling about three quarters of the frame. This picture stands on the card, so it must work at the size of a matchbox. Hold the phone sideways: pictures are shown four wide by three high, and an upright photograph loses its top and bottom. Leave some room at all edges.",
        ),
        title("Second: how big, how good?"),
        paragraph(
          "Come close to what a buyer would feel with the fingers: the weave, the weld, the thread of the screw, the seam. Or show the size by putting something beside it that everybody knows, such as a hand, a scale or a chair. ‘How big is it really?’ is a question that a picture answers better than figures.",
        ),
        title("Third: who makes it, and where is it used?"),
        paragraph(
          "The machine at work, the boxes stacked for dispatch, the fitted kitchen, the team on the roof with the panels. Such a picture shows that there is a workshop behind the words. Ask people before you photograph them, and keep number plates, papers, customers’ addresses and other firms’ logos out of the frame.",
        ),
        heading("If you sell a service"),
        paragraph(
          "A plumber has no product on a table, but he has before and after. Take both pictures from the same spot and in the same light. Show a neat row of pipes rather than a face that smiles at the camera. A tidy tool bag, the van with the ladder, a finished fuse box with every wire labelled: such things tell a householder more than ‘experienced and reliable’.",
        ),
        heading("Edit little, and stay honest"),
        paragraph(
          "Use the editor that came with the phone. Straighten, crop, raise the brightness a little, and stop. Strong filters change colours, and a saree that arrives in another red comes back. Do not write prices, phone numbers or ‘Best Quality’ across a picture; the listing has its own places for these, and on a small card the letters cannot be read anyway.",
        ),
        paragraph(
          "Above all, show what you deliver. A photograph taken from a maker’s catalogue or from another site may belong to somebody, and it promises goods you may not have. If the item varies, as wood, stone and hand-woven cloth do, say so in the text and photograph an ordinary piece, not the finest.",
        ),
        heading("Sending them"),
        paragraph(
          "Pictures may be JPEG or PNG, about 5 MB each at most. Phones often make larger ones, and some save in a format called HEIC; in the settings of the camera you can choose JPEG or a smaller size. You need not prepare anything else: we make the smaller sizes for slow connections ourselves. In doing so we also remove the hidden details that a phone writes into a file, among them the place where the picture was taken.",
        ),
        paragraph(
          "Last, look at your own listing on somebody else’s phone, outdoors, in the sun. If you recognise the thing at a glance, so will your customer.",
        ),
      ],
    },
    hi: {
      title: "जो फ़ोन है, उसी से सामान की अच्छी तस्वीरें",
      excerpt:
        "खिड़की की रोशनी, एक चादर और साफ़ लेंस: लिस्टिंग के लिए ये महँगे कैमरे से ज़्यादा काम के हैं। कौन-सी तीन तस्वीरें लें और किन ग़लतियों से ख़रीदार आगे बढ़ जाते हैं।",
      blocks: [
        paragraph(
          "ख़रीदार आपका सामान छूकर नहीं देख सकता। पहले फ़ोन से पहले आपकी तस्वीरें ही नमूना हैं। उनमें कला होना ज़रूरी नहीं। वे उजली हों, साफ़ हों और सच्ची हों, और इसके लिए जेब में रखा फ़ोन काफ़ी है। ज़्यादातर तस्वीरों में कमी पिक्सल की नहीं, रोशनी की होती है, और रोशनी मुफ़्त है।",
        ),
        heading("खिड़की को स्टूडियो बनाइए"),
        paragraph(
          "ऐसी खिड़की या शटर ढूँढिए जहाँ से दिन की रोशनी आती हो, पर सीधी धूप नहीं। सुबह और ढलती दोपहर अच्छी रहती है; हल्के बादलों वाला उजला दिन सबसे अच्छा। मेज़ खिड़की के बग़ल में लगाइए ताकि रोशनी एक तरफ़ से पड़े। ट्यूबलाइट और बल्ब बंद कर दीजिए: दो तरह की रोशनी मिलकर पीले-नीले धब्बे बनाती है जो बाद में ठीक नहीं होते।",
        ),
        paragraph(
          "चीज़ के पीछे सादी चादर या चार्ट पेपर टाँगिए और उसे आगे तक चीज़ के नीचे बिछा दीजिए, ताकि कोई किनारा न दिखे। सफ़ेद या हल्का स्लेटी लगभग हर चीज़ पर जँचता है; चाँदी, काँच और सफ़ेद सामान के लिए मध्यम स्लेटी या मटमैला नीला लीजिए। एक तरफ़ ज़्यादा अँधेरा हो तो खिड़की के सामने वाली ओर कोई सफ़ेद थर्मोकोल या अख़बार पकड़ ले। रोशनी लौटकर आएगी और छाया हल्की हो जाएगी।",
        ),
        heading("फ़ोन और सामान, दोनों तैयार कीजिए"),
        list(
          "लेंस को मुलायम कपड़े से पोंछिए। धुँधली तस्वीर की सबसे आम वजह अँगूठे का निशान है।",
          "सामान भी पोंछिए; कीमत के स्टिकर, धागे और धूल हटाइए। कैमरा सब देखता है।",
          "फ़्लैश बंद रखिए। इससे कड़ी छाया बनती है और धातु-प्लास्टिक पर सफ़ेद धब्बे आते हैं।",
          "उँगलियों से ज़ूम मत कीजिए। पास जाइए, या दूर से लेकर बाद में काटिए।",
          "स्क्रीन पर चीज़ को छूकर फ़ोकस और उजाला उसी पर बैठाइए।",
          "कोहनियाँ मेज़ पर टिकाइए या फ़ोन को किताबों के सहारे रखकर टाइमर लगाइए। हाथ नहीं हिलेगा।",
          "कैमरे की ग्रिड लाइन चालू कीजिए, ताकि मेज़ और दीवार सीधी आएँ।",
        ),
        heading("तीन तस्वीरें, तीन काम"),
        paragraph(
          "VendorSetu की लिस्टिंग के फ़ॉर्म में तीन तस्वीरें लगती हैं; बाद में संपादन पेज पर और, कुल आठ तक। पहली तीन को एक ही सामने वाले रुख़ से मत भर दीजिए। हर तस्वीर एक अलग सवाल का जवाब दे।",
        ),
        title("पहली: यह है क्या?"),
        paragraph(
          "पूरी चीज़, अकेली, थोड़ा ऊपर और थोड़ा बग़ल से, फ़्रेम का क़रीब तीन-चौथाई भरती हुई। यही तस्वीर कार्ड पर आती है, इसलिए माचिस की डिब्बी जितनी छोटी होकर भी समझ में आनी चाहिए। फ़ोन को आड़ा पकड़िए: तस्वीरें चार गुणा तीन के आकार में दिखती हैं, खड़ी तस्वीर का ऊपर-नीचे कट जाता है। चारों ओर थोड़ी जगह छोड़िए।",
        ),
        title("दूसरी: कितनी बड़ी, कैसी बनी?"),
        paragraph(
          "उस जगह के पास जाइए जिसे ख़रीदार उँगलियों से टटोलता: बुनाई, वेल्डिंग, पेंच की चूड़ी, सिलाई। या नाप दिखाइए, बग़ल में कोई जानी-पहचानी चीज़ रखकर, जैसे हाथ, स्केल या कुर्सी। ‘असल में कितना बड़ा है?’ इसका जवाब तस्वीर आँकड़ों से बेहतर देती है।",
        ),
        title("तीसरी: बनाता कौन है, लगता कहाँ है?"),
        paragraph(
          "चलती मशीन, भेजने को तैयार डिब्बों की थप्पी, लगी हुई रसोई, छत पर पैनल लगाती टीम। ऐसी तस्वीर बताती है कि शब्दों के पीछे सचमुच एक कारख़ाना है। लोगों की तस्वीर उनसे पूछकर लीजिए, और गाड़ियों के नंबर, काग़ज़, ग्राहकों के पते और दूसरी कंपनियों के लोगो फ़्रेम से बाहर रखिए।",
        ),
        heading("अगर आप सेवा बेचते हैं"),
        paragraph(
          "प्लंबर के पास मेज़ पर रखने को सामान नहीं, पर ‘पहले’ और ‘बाद’ तो है। दोनों तस्वीरें एक ही जगह से और एक जैसी रोशनी में लीजिए। कैमरे को देखकर मुस्कुराते चेहरे से सलीक़े से लगी पाइपों की क़तार ज़्यादा बोलती है। करीने से रखे औज़ार, सीढ़ी वाली गाड़ी, हर तार पर पर्ची लगा फ़्यूज़ बॉक्स: घर वाले को ये बातें ‘अनुभवी और भरोसेमंद’ लिखने से ज़्यादा बताती हैं।",
        ),
        heading("कम सुधारिए, सच दिखाइए"),
        paragraph(
          "फ़ोन के अपने एडिटर से काम चलाइए। सीधा कीजिए, काटिए, उजाला थोड़ा बढ़ाइए और रुक जाइए। तेज़ फ़िल्टर रंग बदल देते हैं, और जो साड़ी किसी और लाल रंग की पहुँचे वह लौट आती है। तस्वीर के ऊपर दाम, फ़ोन नंबर या ‘बेस्ट क्वालिटी’ मत लिखिए; लिस्टिंग में इनकी अपनी जगह है, और छोटे कार्ड पर वे अक्षर पढ़े भी नहीं जाते।",
        ),
        paragraph(
          "सबसे ज़रूरी: वही दिखाइए जो आप देंगे। कंपनी के कैटलॉग या किसी और साइट से ली तस्वीर किसी की अपनी हो सकती है, और वह ऐसे माल का वादा करती है जो शायद आपके पास हो ही नहीं। लकड़ी, पत्थर और हथकरघे के कपड़े की तरह हर नग थोड़ा अलग हो, तो विवरण में लिख दीजिए और सबसे बढ़िया नहीं, आम नग की तस्वीर लीजिए।",
        ),
        heading("तस्वीरें भेजना"),
        paragraph(
          "तस्वीरें JPEG या PNG हों, हर एक ज़्यादा से ज़्यादा क़रीब 5 एमबी की। कई फ़ोन इससे बड़ी तस्वीर बनाते हैं और कुछ HEIC नाम के फ़ॉर्मैट में रखते हैं; कैमरे की सेटिंग में JPEG या छोटा साइज़ चुना जा सकता है। और कुछ तैयार करने की ज़रूरत नहीं: धीमे इंटरनेट के लिए छोटे साइज़ हम ख़ुद बनाते हैं। इसी दौरान फ़ाइल में फ़ोन की लिखी छिपी जानकारी भी हट जाती है, जिसमें यह भी होता है कि तस्वीर कहाँ ली गई।",
        ),
        paragraph(
          "आख़िर में अपनी लिस्टिंग किसी और के फ़ोन पर, बाहर धूप में देखिए। एक नज़र में चीज़ पहचान में आ जाए, तो ग्राहक को भी आ जाएगी।",
        ),
      ],
    },
  },
};
