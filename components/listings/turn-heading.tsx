/** The heading before a listing, where a list goes beyond the place that was searched, or comes back to it. */
export const TurnHeading = ({ label }: { label: string }) => (
  // On a phone one low line: three results stand in sight.
  <li className="col-span-full max-sm:-my-0.5 sm:pt-4">
    <h2 className="font-semibold max-sm:flex max-sm:items-center max-sm:gap-2 max-sm:text-xs max-sm:leading-4 max-sm:after:h-px max-sm:after:flex-1 max-sm:after:bg-line sm:border-t sm:border-line sm:pt-4 sm:text-xl">
      {label}
    </h2>
  </li>
);
