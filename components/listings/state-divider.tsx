/** The grid of result cards: a stack on a phone, up to three beside the filters, two beside a map. */
export const resultGridClass =
  "grid gap-2 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3 group-data-[map]/results:grid-cols-2";

/** In a state's list: the heading before the first listing of another state. */
export const StateDivider = ({ label }: { label: string }) => (
  <li className="col-span-full pt-4">
    <h2 className="border-t border-line pt-4 text-xl font-semibold">{label}</h2>
  </li>
);
