const RUPEES = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/**
 * Whole rupees with Indian grouping and Western digits in every language: 125000 → '₹1,25,000'
 * (docs/product/texts-and-limits.md#numbers).
 */
export const formatRupees = (rupees: number): string => RUPEES.format(rupees);
