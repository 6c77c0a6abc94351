/** A field that only machines see and fill in; what has it filled in is dropped by the API. */
export const Honeypot = ({ id, label }: { id: string; label: string }) => (
  <div hidden aria-hidden="true">
    <label htmlFor={id}>{label}</label>
    <input id={id} name="website" tabIndex={-1} autoComplete="off" />
  </div>
);
