import { ROLE_COOKIE } from "@/lib/shared/role-cookie";

// Free of quotes and of the signs HTML escapes: it arrives in the page letter by letter.
const CODE = `{const found=/(?:^|; )${ROLE_COOKIE}=(customer|provider|admin)/.exec(document.cookie);if(found)document.currentScript.parentElement.dataset.role=found[1]}`;

/**
 * Runs while the page is read: sets the hinted role on the element around it before anything is painted, so that a
 * cached page shows the links of whoever is signed in without a flash. Only where the policy lets inline scripts run.
 */
export const HintScript = () => <script>{CODE}</script>;
