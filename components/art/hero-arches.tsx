const SPANS = [
  { cx: 150, r: 132 },
  { cx: 424, r: 132 },
  { cx: 698, r: 132 },
] as const;
const FOOT = 160;

/** Thin hangers of one arch, from the arch down to its foot. */
const hangers = (cx: number, r: number) =>
  [-0.78, -0.52, -0.26, 0, 0.26, 0.52, 0.78]
    .map(
      (share) =>
        `M${(cx + share * r).toFixed(1)} ${(FOOT - Math.sqrt(1 - share * share) * r).toFixed(1)}V${FOOT}`,
    )
    .join("");

/** The large, faint arches behind a page's first lines (decoration): the bridge of the name. Fills the box's width. */
export const HeroArches = () => (
  <svg
    viewBox="0 0 850 162"
    preserveAspectRatio="xMaxYMax meet"
    className="size-full"
    aria-hidden="true"
    focusable="false"
  >
    <g fill="none" stroke="var(--c-action)" strokeLinecap="round">
      {SPANS.map(({ cx, r }) => (
        <g key={cx}>
          <path d={`M${cx - r} ${FOOT}A${r} ${r} 0 0 1 ${cx + r} ${FOOT}`} strokeWidth="2.5" opacity=".5" />
          <path
            d={`M${cx - r + 14} ${FOOT}A${r - 14} ${r - 14} 0 0 1 ${cx + r - 14} ${FOOT}`}
            strokeWidth="1.5"
            opacity=".28"
          />
          <path d={hangers(cx, r)} strokeWidth="1.25" opacity=".2" />
        </g>
      ))}
      <path d={`M0 ${FOOT}H850`} strokeWidth="2" opacity=".35" />
    </g>
    <circle cx="424" cy="28" r="14" fill="var(--c-accent)" opacity=".22" />
    <circle cx="424" cy="28" r="7" fill="var(--c-accent)" stroke="var(--c-bg)" strokeWidth="2.5" />
  </svg>
);
