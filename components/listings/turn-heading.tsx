/** The heading before a listing, where a list goes beyond the place that was searched, or comes back to it. */
export const TurnHeading = ({ label }: { label: string }) => (
  <li className="col-span-full pt-4">
    <h2 className="border-t border-line pt-4 text-xl font-semibold">{label}</h2>
  </li>
);
