/** The public offices that articles name by their address, and where it leads. */
export const OFFICIAL_SITES: Readonly<Record<string, string>> = {
  "gst.gov.in": "https://www.gst.gov.in/",
  "mca.gov.in": "https://www.mca.gov.in/",
  "udyamregistration.gov.in": "https://udyamregistration.gov.in/",
  "samadhaan.msme.gov.in": "https://samadhaan.msme.gov.in/",
  "consumerhelpline.gov.in": "https://consumerhelpline.gov.in/",
  "cybercrime.gov.in": "https://cybercrime.gov.in/",
  "sancharsaathi.gov.in": "https://sancharsaathi.gov.in/",
};
