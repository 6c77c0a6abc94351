/** The mark of the name: a bridge on its arch, and a point reached. `size` in pixels. */
export const BrandMark = ({ size = 32 }: { size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="var(--c-action)" />
    <path
      d="M4 19.5H28M6 25.5a10 11.5 0 0 1 20 0M11 19.5V16M21 19.5V16M16 19.5V14.5"
      fill="none"
      stroke="var(--c-on-action)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="16" cy="9.5" r="3" fill="var(--c-accent)" />
  </svg>
);
