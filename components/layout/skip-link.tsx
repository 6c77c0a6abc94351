/** The first stop of the keyboard: past the bar, to `<main id="main">`. */
export const SkipLink = ({ label }: { label: string }) => (
  <a href="#main" className="skip">
    {label}
  </a>
);
