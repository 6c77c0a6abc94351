/** Where among the parts of a price its amount stands. */
const AMOUNT = 1;

/**
 * The parts of a price: the amount as large as the text around, and the words beside it smaller. Each in an element of
 * its own: React may send what is in one apart, and marks the end of a text that comes so.
 */
export const PriceParts = ({ parts }: { parts: readonly string[] }) =>
  parts.map(
    (part, i) =>
      part && (
        <span key={i} className={i === AMOUNT || parts.length === 1 ? undefined : "price-words"}>
          {part}
        </span>
      ),
  );
