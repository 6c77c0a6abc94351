/** For empty states and missing pages: a bridge whose middle is not there (yet). */
export const EmptyArt = () => (
  <svg
    viewBox="0 0 176 84"
    width="176"
    height="84"
    aria-hidden="true"
    focusable="false"
    className="text-ink-3"
  >
    <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M6 38H64M170 38H112" />
      <path d="M16 38V76M160 38V76M16 76A46 46 0 0 1 56 39.5M160 76A46 46 0 0 0 120 39.5" />
      <path d="M30 38V46M44 38V40.5M146 38V46M132 38V40.5" strokeWidth="2" />
      <path d="M4 76H172" strokeWidth="2" opacity=".5" />
      <path d="M72 38H104" strokeDasharray="1 8" opacity=".7" />
      <path d="M64 38L60 44M112 38L116 45" strokeWidth="2" />
    </g>
    <circle cx="88" cy="18" r="10" fill="var(--c-accent)" opacity=".25" />
    <circle cx="88" cy="18" r="5" fill="var(--c-accent)" />
  </svg>
);
