/** The look of a chosen filter that a press removes: a link or a button with a cross at its end. */
export const chipClass = "chip";

/** The look of a suggestion: a link to a search. */
export const pillClass = "pill";
