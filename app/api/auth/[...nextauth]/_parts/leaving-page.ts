import { translator } from "@/lib/content/messages";
import type { LeavingPage } from "@/lib/http/open-id";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

/** A page that is left at once for the provider's; who sees it has a link. */
export const leavingPage: LeavingPage = ({ name }, address, locale) => {
  const t = translator(locale);
  const words = escaped(t("auth.openId.leaving", { name }));
  const to = escaped(address);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${to}">
<title>${words}</title>
</head>
<body><p><a href="${to}">${words}</a></p></body>
</html>
`;
};
