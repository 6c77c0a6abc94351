/**
 * The readable cookie beside the session's: its value is the role and nothing else, so that the bar is right before
 * anything is asked (docs/product/accounts.md#on-the-device). It grants nothing.
 */
export const ROLE_COOKIE = "role";
