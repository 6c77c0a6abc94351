/** The parts of a price with the amount as large as the text around, and the words beside it smaller. */
export function PriceParts({ parts }: { parts: readonly string[] }) {
  const [before, amount, after] = parts;
  if (parts.length === 1) return before;
  return (
    <>
      {before ? <span className="price-words">{before}</span> : null}
      {amount}
      {after ? <span className="price-words">{after}</span> : null}
    </>
  );
}
