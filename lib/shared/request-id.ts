/** The header that names a request, in front of us and in our answers. */
export const REQUEST_ID_HEADER = "x-request-id";

const WELL_FORMED = /^[A-Za-z0-9._-]{8,64}$/;

/** Whether a text may stand as the name of a request in logs and headers: 8 to 64 letters, digits, dots, dashes. */
export const isRequestId = (text: unknown): text is string =>
  typeof text === "string" && WELL_FORMED.test(text);
