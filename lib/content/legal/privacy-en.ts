import { type LegalText, links, list, table } from "@/lib/content/legal/legal-page";
import { GRIEVANCE_EMAIL } from "@/lib/content/operator";
import { SITE_NAME } from "@/lib/content/site";

export const privacyEn: LegalText = {
  title: "Privacy",
  metaDescription: `What ${SITE_NAME} stores about you, why, for how long, who else sees it, and how you get it back or have it erased.`,
  lead: "This page says in plain words what we store about you, why, for how long, and what you can do about it. Searching, reading and calling need no account, and then we store next to nothing.",
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      blocks: [
        `Whoever runs ${SITE_NAME} decides what is stored and answers for it. In the words of the Digital Personal Data Protection Act, 2023 that is the data fiduciary:`,
        { kind: "operator", officer: false },
      ],
    },
    {
      id: "stored",
      title: "What we store, why, and for how long",
      blocks: [
        table(
          "What is stored, why, and for how long",
          ["What", "Why", "How long"],
          [
            "Account: email address, mobile number, password",
            "To sign you in and to write to you about your account. Of the password we keep only a one-way hash, never the password.",
            "Until the account is erased",
          ],
          [
            "If you sign in with another service, where one is offered: your email address, which it tells us, and nothing else. It learns that you sign in here.",
            "To find your account, or to make one",
            "Until the account is erased",
          ],
          [
            "Company profile: name, type, address, GST number, PAN number, documents",
            "Name and type stand on your listings. The rest shows the people who check listings who is behind them. GST and PAN are stored encrypted.",
            "Until the account is erased",
          ],
          [
            "Documents uploaded before a registration was finished",
            "So that the registration can take them over",
            "24 hours",
          ],
          [
            "Listings: name, description, price, phone number, address, point on the map, pictures",
            "To publish them after approval. Pictures are made anew, so that the place and the device they were taken with are not in them.",
            "Until you archive them they are public; stored until the account is erased",
          ],
          [
            "Pictures uploaded for a listing before it is sent, also those you crop or remove again",
            "So that one that is lost on the way starts again alone",
            "24 hours, when no listing takes them",
          ],
          [
            "Sign-ins: when, and scrambled forms (keyed hashes) of the internet address and the browser’s name",
            "To keep you signed in, to let you sign out everywhere, and to notice stolen sessions",
            "A session lasts 30 days at most; its record goes 30 days after that",
          ],
          [
            "The browsers you signed in with, as random numbers, at most ten",
            "So that somebody else’s wrong passwords cannot keep you out",
            "Until you set a new password, at most 400 days",
          ],
          [
            "Links we mail for a new password or to confirm an address",
            "So that each works once. Only a hash is stored.",
            "They work for one hour; the record goes after 30 days",
          ],
          [
            "Audit log: sign-ins and failed ones (ten an hour at most), decisions on listings, documents and tax numbers that were opened, data that was downloaded; without email, phone and what was typed",
            "So that it can be found out later who did what",
            "One year. When an account is deleted its entries stay that long, under a random name that leads to nobody.",
          ],
          [
            "Enquiries: your name, phone number or email, message",
            "To hand them to the business you chose, or to each of up to four you ticked: one record a business, and one private link for all",
            "Until you withdraw them, at most 365 days; then only the fact that there was one remains",
          ],
          [
            "Senders of enquiries: a keyed hash of the address and a masked form (r•••@example.com)",
            "So that somebody who pesters businesses can be blocked",
            "365 days after its last enquiry; a blocked one as long as it is blocked",
          ],
          ["Messages of the contact form", "To answer you", "365 days"],
          [
            "Reports of a listing: the reason and your words; nothing about who sent them",
            "To look at the listing again",
            "365 days after it was dealt with",
          ],
          [
            "Mails we send: about enquiries, to confirm an address or set a password, when your password was changed, and what was decided about your listings",
            "To try again when a mail cannot be delivered. The record of a mail to an account holds neither address nor link.",
            "The words until it is sent, the address and the time for 30 days more. What cannot be delivered is given up after three days and goes 30 days later.",
          ],
          [
            "Counters against floods, under a scrambled form of your internet address, email address or account",
            "So that nobody can guess passwords or send a thousand messages",
            "Minutes to a day; a counter that is over goes within an hour",
          ],
          [
            "Sums of searches: the words, the kind of place, how many results; nothing about who searched. Words with an @ or seven digits are not stored.",
            "To learn which words people use and which found nothing. People who run the site see words only when they were searched for at least five times.",
            "90 days",
          ],
          [
            "Sums of how fast pages were: the kind of page, the figure and the day; nothing about who visited, nor which page it was",
            "To see where the site is slow for those who use it",
            "90 days",
          ],
          [
            "Sums for each business: how often its pages were opened and its number was pressed on a day; nothing about who did",
            "So that a business knows what its listings bring. Only it sees them.",
            "90 days",
          ],
          [
            "Technical log: time, kind of page, result, how long it took",
            "To find faults. It holds no email, no phone number, no search words and no internet address.",
            "As long as the operator’s server keeps its logs",
          ],
        ),
      ],
    },
    {
      id: "public",
      title: "What everybody can see",
      blocks: [
        "Of a company: its name, its type, the mobile number it registered with and its approved listings with price, phone number, address and pictures. That is what a directory is for.",
        "Never public: the email address you sign in with, GST and PAN number, documents, listings that wait for approval or were rejected, enquiries.",
      ],
    },
    {
      id: "others",
      title: "Who else receives something",
      blocks: [
        list(
          "The business you write to receives your enquiry, also by email. It is never sold and never sent to a business you did not choose. When you send to several at once, each receives its own and does not learn who the others are.",
          "A mail service delivers our mails, and a hosting company runs the server. Where the operator has chosen so, a storage service keeps uploaded files. They work on our behalf only.",
          "WhatsApp, telephone and map links hand over to those services when you press them, not before. The map of results, where it is offered, loads its drawings from a map service when you open it; that service then sees your internet address.",
          "Authorities, when a law or a court obliges us.",
        ),
        "There is no advertising, no analytics service and no tracking. Fonts and pictures come from our own server.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies and what your browser keeps",
      blocks: [
        "Only what the site needs to work; that is why no banner asks you. A visitor who does not sign in gets no cookie from reading.",
        table(
          "Cookies and storage in the browser",
          ["Name", "What it is for", "How long"],
          [
            "next-auth.session-token (with __Host- before it on https)",
            "Says that you are signed in. Sealed; scripts cannot read it.",
            "At most 30 days, 12 hours for admins",
          ],
          [
            "role",
            "Holds only the word customer, provider or admin, so that the bar shows the right links",
            "As long as the session",
          ],
          [
            "device (with __Host- before it on https)",
            "After you have signed in: a random, signed number, so that somebody else’s wrong passwords cannot keep you out of your account in this browser. Scripts cannot read it.",
            "400 days after you last signed in",
          ],
          [
            "next-auth.csrf-token, next-auth.callback-url",
            "Set only when you sign in with another service, or when the sign-in service’s own addresses are called; guards them against forged requests and keeps the language",
            "Until the browser is closed",
          ],
          [
            "next-auth.state, next-auth.pkce.code_verifier, next-auth.nonce",
            "While you sign in with another service, where one is offered: sealed numbers, so that nobody else can end what you began. Scripts cannot read them.",
            "15 minutes, or until you are back",
          ],
          [
            "form-enquiry, form-contact, form-report, form-withdraw",
            "Without JavaScript: keeps, sealed, what you entered in a form that could not be sent, to show it again",
            "10 minutes",
          ],
          [
            "Local storage: accessToken, refreshToken, user, isLoggedIn",
            "The session in the browser; useless without the cookie",
            "Until you sign out",
          ],
          [
            "Session storage",
            "Results already loaded, so that Back shows them again, and what you have written of an enquiry, until it is sent",
            "Until the tab is closed",
          ],
          [
            "IndexedDB: drafts of listings",
            "So that a half-written listing is not lost",
            "Until it is submitted or you sign out",
          ],
          [
            "IndexedDB: your last eight searches",
            "To offer them again while you type. They stay on this device and are never sent to us.",
            "Until you clear them below the search field, or sign out",
          ],
          [
            "IndexedDB: the place you last chose",
            "To show on the home page what is popular in its city. The home page asks us for that, with the point in the address.",
            "Until you remove it below the search on the home page, or sign out",
          ],
          [
            "IndexedDB: your shortlist, at most four listings, and the point you last searched around",
            "To mark the hearts you pressed, and to measure distances when you compare. Kept on this device alone. Comparing asks us for those listings, as opening them does, with that point in the address.",
            "Until you clear the shortlist, or sign out",
          ],
        ),
      ],
    },
    {
      id: "location",
      title: "Your location",
      blocks: [
        "The browser is asked for it only when you press ‘Use my location’, and it asks you first. The point then stands in the address of the result page and is used for that search; we do not store it. Whoever you send the address of that page to can read the point in it.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        "The Digital Personal Data Protection Act, 2023 gives you rights over your data, and we follow them for everybody:",
        list(
          "to know what we store about you and whom it was shared with,",
          "to have it corrected, completed or brought up to date,",
          "to have it erased when it is no longer needed,",
          "to withdraw a consent as easily as you gave it: an enquiry by the private link you received when sending it, your account on its own page, everything else by a mail to us,",
          "to name somebody who may use these rights when you no longer can,",
          "to complain: to us first, then to the Data Protection Board of India.",
        ),
        `Write to ${GRIEVANCE_EMAIL} from the address of your account, or name the listing or the enquiry it is about. What a withdrawn enquiry had already told a business, by mail or on its screen, we cannot call back.`,
        links(["/grievance", "How to complain"], ["/contact", "Contact"]),
      ],
    },
    {
      id: "download-delete",
      title: "Downloading and deleting what is yours",
      blocks: [
        "You can do both yourself, at once, on the page of your account (/account), once you have signed in:",
        list(
          "‘Download my data’ saves everything we store of you in one file: account, profile with GST and PAN number, listings, the addresses of your pictures, the names of your documents, enquiries, sign-ins, and what the audit log says of you.",
          "‘Delete my account’ asks for your password and erases all of that, with pictures and documents, for good. Your listings are gone from the site with it.",
        ),
        "This is kept after an account is deleted, and nothing else:",
        list(
          "the audit log, for one year, because rules for those who run sites in India ask for logs: what was done and when, under a random name that leads to nobody;",
          "a block on sending enquiries, if your address had one, as a keyed hash, for as long as it is blocked;",
          "that there was an enquiry, for the counts. What you wrote in it is erased. Where your email address was never confirmed, enquiries and messages sent from it are kept as the table above says, because they may be somebody else’s: take an enquiry back by its private link.",
        ),
        "What a business has already read or received by mail we cannot call back. Copies for emergencies (backups) are overwritten as the operator’s plan for them says.",
        "Who cannot sign in any more, or has no account, writes to us: we do the same by hand.",
      ],
    },
    {
      id: "imported",
      title: "Entries from public data",
      blocks: [
        "Some entries come from public data and name their source. If one is about you or your business and is wrong or unwanted, report it on its page or write to us, and it is corrected or removed. No enquiry can be sent to them, not even along with others: nobody has signed up who could read it.",
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        "Accounts and enquiries are for people of 18 years and over. We do not knowingly store data of children.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: ["When this page changes, the date at its top changes with it."],
    },
  ],
};
