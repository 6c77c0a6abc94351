/** What is a link inside a table or a list of facts. */
export const linkClass = "font-medium text-action underline underline-offset-2 hover:text-action-hover";
