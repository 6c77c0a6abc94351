/** What a public site says about who runs it, as environment variables (lib/content/operator.ts). */
export const OPERATOR_SETTINGS = [
  "OPERATOR_NAME",
  "OPERATOR_ADDRESS",
  "OPERATOR_OFFICER",
  "OPERATOR_COURT",
  "SUPPORT_EMAIL",
  "GRIEVANCE_EMAIL",
] as const;
export type OperatorSetting = (typeof OPERATOR_SETTINGS)[number];
