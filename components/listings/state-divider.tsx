/** In a state's list: the heading before the first listing of another state. */
export const StateDivider = ({ label }: { label: string }) => (
  <li className="col-span-full pt-4">
    <h2 className="border-t border-line pt-4 text-xl font-semibold">{label}</h2>
  </li>
);
