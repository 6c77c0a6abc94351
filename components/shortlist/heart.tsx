type Props = {
  listingId: string;
  /** 'Shortlist Solar pump' */
  label: string;
};

/**
 * Puts a listing on the shortlist of this device, and takes it off. Bare, because every card carries one: its look is in
 * globals.css, what it does in ShortlistTray, and without either it is not there.
 */
export const Heart = ({ listingId, label }: Props) => (
  <button type="button" className="heart" data-heart={listingId} aria-pressed={false} aria-label={label} />
);
