/** As `dangerouslySetInnerHTML`: React leaves alone what the server drew in such an element when it takes over a page. */
export const AS_IT_STANDS = { __html: "" };
