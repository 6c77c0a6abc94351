/**
 * The readable cookie beside the session's: its value is the role and nothing else, so that the bar is right before
 * anything is asked (decisions.md section 4). It grants nothing.
 */
export const ROLE_COOKIE = "role";
