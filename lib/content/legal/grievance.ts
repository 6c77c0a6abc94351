import { type LegalPage, links, list } from "@/lib/content/legal/legal-page";
import { GRIEVANCE_EMAIL } from "@/lib/content/operator";
import { SITE_NAME } from "@/lib/content/site";

/** How to complain, to whom, and how long it takes (IT Rules 2021, rule 3(2); DPDP Act 2023, section 13). */
export const grievance: LegalPage = {
  en: {
    title: "Grievances",
    metaDescription: `How to complain about a listing, a business or your data on ${SITE_NAME}: what to write, who answers, how soon, and where to go if the answer does not help.`,
    lead: "Something here is wrong, unlawful, about you without your wish, or was decided unfairly? Tell us. A person reads it and answers.",
    sections: [
      {
        id: "quick",
        title: "The quickest way",
        blocks: [
          list(
            "A listing with a wrong number, a wrong price or a false business: press ‘Report this listing’ on its page. No account needed; we do not store who reported it.",
            "An enquiry you regret: open the private link you received when sending it, and withdraw it.",
            "Your own listing was rejected or archived: the reason stands in My Listings. Mend it and send it again, or complain here.",
          ),
        ],
      },
      {
        id: "officer",
        title: "The Grievance Officer",
        blocks: [
          "For everything else, and whenever the quick way did not help, write to the officer named under the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021, who also answers questions about personal data:",
          { kind: "operator", officer: true },
        ],
      },
      {
        id: "write",
        title: "What to write",
        blocks: [
          list(
            "the address (link) of the page it is about,",
            "what is wrong with it, and what you would like to happen,",
            "how we reach you: your name, and an email address or a phone number,",
            "if it is about a right of yours (your picture, your trade mark, your data): in a sentence, why it is yours.",
          ),
          "Please do not send us PAN, Aadhaar or bank details. If we must be sure who you are, we ask for the least that will do.",
        ],
      },
      {
        id: "times",
        title: "What happens then, and how soon",
        blocks: [
          list(
            "Within 24 hours you are told that your complaint has arrived.",
            "Within 7 days you have a decision with its reason.",
            "Pictures that expose somebody, or that pretend to be somebody, are taken down within hours of the complaint of the person shown, or of somebody on their behalf.",
            "Orders of courts and authorities are followed in the time the law sets.",
          ),
          "Whoever published what the complaint is about is told of the decision and may object. Your name is not passed on without need.",
        ],
      },
      {
        id: "further",
        title: "If our answer does not help",
        blocks: [
          list(
            "About content: within 30 days you may appeal to the Grievance Appellate Committee of the Government of India, at gac.gov.in.",
            "About your personal data: the Data Protection Board of India, after you have complained to us.",
            "About a purchase: the National Consumer Helpline, 1915. We can tell it what was published here.",
            "If money was taken from you by fraud: call 1930 at once, or report at cybercrime.gov.in. Hours count.",
          ),
          `Keep a copy of the page and of your messages. You can also write to ${GRIEVANCE_EMAIL} afterwards.`,
          links(["/contact", "Contact"], ["/terms", "Terms of use"], ["/privacy", "Privacy"]),
        ],
      },
    ],
  },
  hi: {
    title: "शिकायत निवारण",
    metaDescription: `${SITE_NAME} पर किसी लिस्टिंग, कारोबार या अपने डेटा की शिकायत कैसे करें: क्या लिखें, कौन जवाब देगा, कितने समय में, और बात न बने तो कहाँ जाएँ।`,
    lead: "यहाँ कुछ ग़लत है, ग़ैरक़ानूनी है, आपकी मर्ज़ी के बिना आपके बारे में है, या कोई निर्णय ठीक नहीं हुआ? हमें बताएँ। कोई व्यक्ति उसे पढ़ता है और जवाब देता है।",
    sections: [
      {
        id: "quick",
        title: "सबसे जल्दी का रास्ता",
        blocks: [
          list(
            "लिस्टिंग में ग़लत नंबर, ग़लत कीमत या झूठा कारोबार: उसके पेज पर ‘इस लिस्टिंग की शिकायत करें’ दबाएँ। खाता नहीं चाहिए; हम यह नहीं रखते कि शिकायत किसने की।",
            "भेजी हुई पूछताछ पर पछतावा हो: भेजते समय मिला निजी लिंक खोलें और उसे वापस लें।",
            "आपकी लिस्टिंग नामंज़ूर या संग्रहित हुई: कारण ‘मेरी लिस्टिंग’ में लिखा है। सुधारकर फिर भेजें, या यहाँ शिकायत करें।",
          ),
        ],
      },
      {
        id: "officer",
        title: "शिकायत अधिकारी",
        blocks: [
          "बाकी हर बात के लिए, और जब ऊपर के रास्ते से काम न बने, उस अधिकारी को लिखें जिसे सूचना प्रौद्योगिकी (मध्यवर्ती दिशानिर्देश और डिजिटल मीडिया आचार संहिता) नियम, 2021 के तहत नियुक्त किया गया है। निजी डेटा के सवालों का जवाब भी वही देते हैं:",
          { kind: "operator", officer: true },
        ],
      },
      {
        id: "write",
        title: "क्या लिखें",
        blocks: [
          list(
            "जिस पेज की बात है उसका पता (लिंक),",
            "उसमें क्या ग़लत है, और आप क्या चाहते हैं,",
            "आपसे संपर्क कैसे हो: नाम, और ईमेल पता या फ़ोन नंबर,",
            "बात आपके किसी अधिकार की हो (आपकी तस्वीर, ट्रेडमार्क, डेटा), तो एक वाक्य में कि वह आपका क्यों है।",
          ),
          "कृपया PAN, आधार या बैंक का विवरण न भेजें। आपकी पहचान पक्की करनी ही पड़े, तो हम कम से कम जानकारी माँगेंगे।",
        ],
      },
      {
        id: "times",
        title: "फिर क्या होता है, और कितने समय में",
        blocks: [
          list(
            "24 घंटे के भीतर आपको बताया जाता है कि शिकायत मिल गई।",
            "7 दिन के भीतर कारण के साथ निर्णय मिलता है।",
            "किसी को निर्वस्त्र दिखाने वाली या किसी और का रूप धरने वाली तस्वीरें, उस व्यक्ति या उसकी ओर से की गई शिकायत पर, कुछ ही घंटों में हटा दी जाती हैं।",
            "अदालतों और सरकारी संस्थाओं के आदेश क़ानून में तय समय में माने जाते हैं।",
          ),
          "जिसने वह सामग्री प्रकाशित की थी, उसे निर्णय बताया जाता है और वह आपत्ति कर सकता है। बिना ज़रूरत आपका नाम आगे नहीं दिया जाता।",
        ],
      },
      {
        id: "further",
        title: "हमारे जवाब से बात न बने तो",
        blocks: [
          list(
            "सामग्री के बारे में: 30 दिन के भीतर भारत सरकार की शिकायत अपीलीय समिति में gac.gov.in पर अपील कर सकते हैं।",
            "निजी डेटा के बारे में: हमसे शिकायत करने के बाद भारतीय डेटा संरक्षण बोर्ड।",
            "ख़रीदारी के बारे में: राष्ट्रीय उपभोक्ता हेल्पलाइन, 1915। यहाँ क्या प्रकाशित था, यह हम उसे बता सकते हैं।",
            "धोखे से पैसे ले लिए गए हों: तुरंत 1930 पर फ़ोन करें या cybercrime.gov.in पर रिपोर्ट करें। एक-एक घंटा मायने रखता है।",
          ),
          `पेज और अपने संदेशों की प्रति सँभालकर रखें। उसके बाद भी आप ${GRIEVANCE_EMAIL} पर लिख सकते हैं।`,
          links(["/contact", "संपर्क"], ["/terms", "उपयोग की शर्तें"], ["/privacy", "निजता"]),
        ],
      },
    ],
  },
};
