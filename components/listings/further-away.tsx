/** The heading before the first listing that lies outside of where was searched. */
export const FurtherAway = ({ label }: { label: string }) => (
  <li className="col-span-full pt-4">
    <h2 className="border-t border-line pt-4 text-xl font-semibold">{label}</h2>
  </li>
);
