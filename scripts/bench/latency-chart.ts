import type { Report } from "@/scripts/bench/row";

const SIZE = { width: 900, height: 520, left: 60, right: 300, top: 40, bottom: 50 };
/** Drawn in these, again and again, the later ones dashed. */
const COLOURS = ["#1d4ed8", "#b91c1c", "#15803d", "#a16207", "#7e22ce", "#0e7490", "#be185d", "#4b5563"];

const escape = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/** The shapes that are drawn: one of each kind. */
const DRAWN = [
  "no filter",
  "category",
  "common word, best match",
  "common word and a place, best match",
  "a sentence",
  "rare word",
  "dense radius, nearest",
  "sparse radius",
  "dense radius, word, two categories, price",
  "nearest",
  "state",
  "page 500",
  "suggestions, three letters",
];

type Point = { readonly rows: number; readonly ms: number };

function pointsOf(reports: readonly Report[], name: string): Point[] {
  return reports
    .flatMap(({ rows, results }) => {
      const found = results.find((row) => row.name === name || row.name === `${name}, counted`);
      return found === undefined || found.value === null ? [] : [{ rows, ms: found.value }];
    })
    .toSorted((a, b) => a.rows - b.rows);
}

/** Latency against the number of listings, both logarithmic, one line for each kind of search; an SVG file. */
export function latencyChart(reports: readonly Report[]): string {
  const lines = DRAWN.map((name) => ({ name, points: pointsOf(reports, name) })).filter(
    ({ points }) => points.length > 0,
  );
  if (lines.length === 0) throw new RangeError("no search shapes are in these files: measure part b");
  const all = lines.flatMap(({ points }) => points);
  const decades = (values: readonly number[]): readonly [number, number] => [
    Math.floor(Math.log10(Math.min(...values))),
    Math.ceil(Math.log10(Math.max(...values))),
  ];
  const [fromX, toX] = decades(all.map(({ rows }) => rows));
  const [fromY, toY] = decades(all.map(({ ms }) => ms));
  const { width, height, left, right, top, bottom } = SIZE;
  const x = (rows: number): number =>
    left + ((Math.log10(rows) - fromX) / Math.max(1, toX - fromX)) * (width - left - right);
  const y = (ms: number): number =>
    height - bottom - ((Math.log10(ms) - fromY) / Math.max(1, toY - fromY)) * (height - top - bottom);
  const range = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(1, to - from) + 1 }, (_, n) => 10 ** (from + n));

  const grid = [
    ...range(fromX, toX).map(
      (rows) =>
        `<path d="M${x(rows)} ${top}V${height - bottom}"/><text x="${x(rows)}" y="${height - bottom + 18}" text-anchor="middle">${rows.toLocaleString("en-IN")}</text>`,
    ),
    ...range(fromY, toY).map(
      (ms) =>
        `<path d="M${left} ${y(ms)}H${width - right}"/><text x="${left - 8}" y="${y(ms) + 4}" text-anchor="end">${ms}</text>`,
    ),
  ].join("\n");
  const drawn = lines
    .map(({ name, points }, index) => {
      const colour = COLOURS[index % COLOURS.length]!;
      const dash = index < COLOURS.length ? "" : ` stroke-dasharray="5 3"`;
      const path = points.map(({ rows, ms }) => `${x(rows).toFixed(1)},${y(ms).toFixed(1)}`).join(" ");
      const dots = path
        .split(" ")
        .map((at) => `<circle cx="${at.split(",")[0]}" cy="${at.split(",")[1]}" r="3" fill="${colour}"/>`)
        .join("");
      const at = top + 18 * index;
      return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>${dots}
<path d="M${width - right + 20} ${at}h24" stroke="${colour}" stroke-width="2"${dash}/><text x="${width - right + 52}" y="${at + 4}">${escape(name)}</text>`;
    })
    .join("\n");
  const title = `Search, totals counted anew: ms against listings. ${reports[0]!.machine}, ${reports[0]!.date.slice(0, 10)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img">
<title>${escape(title)}</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="${left}" y="20">${escape(title)}</text>
<g stroke="#e5e7eb" fill="none">
${grid.replaceAll("<text", '<text stroke="none" fill="#374151"')}
</g>
${drawn}
</svg>
`;
}
