const DEVANAGARI_ZERO = 0x0966;

/** A text with its Devanagari digits as Latin ones: '४११०३८' is '411038'. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
