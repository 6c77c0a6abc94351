/** The first stop of the keyboard: past the bar, to `<main id="main">`. */
export const SkipLink = ({ label }: { label: string }) => (
  <a
    href="#main"
    className="fixed -top-20 left-4 z-50 rounded-md bg-action px-4 py-3 text-sm font-semibold text-on-action focus:top-2"
  >
    {label}
  </a>
);
