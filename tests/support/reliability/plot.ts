// A page of small line charts as SVG, one below the other over a common time.

export type Chart = {
  readonly title: string;
  /** What the numbers count, such as MB. */
  readonly unit: string;
  readonly lines: readonly { readonly name: string; readonly values: readonly number[] }[];
};

const WIDTH = 760;
const HEIGHT = 150;
const LEFT = 60;
const TOP = 30;
const COLOURS = ["#0f766e", "#c2410c", "#4338ca"];

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]!);
const short = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

function drawn({ title, unit, lines }: Chart, minutes: readonly number[], y: number): string {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values)) * 1.1;
  const last = Math.max(1, minutes.at(-1) ?? 1);
  const bottom = y + TOP + HEIGHT;
  const at = (minute: number, value: number): string =>
    `${(LEFT + (minute / last) * WIDTH).toFixed(1)},${(bottom - (value / most) * HEIGHT).toFixed(1)}`;
  const grid = [0, 0.5, 1].map((part) => {
    const line = (bottom - part * HEIGHT).toFixed(1);
    return `<path d="M${LEFT} ${line}h${WIDTH}" stroke="#d4d4d4"/><text x="${LEFT - 6}" y="${line}" text-anchor="end">${short(part * most)}</text>`;
  });
  const paths = lines.map(({ values }, n) => {
    const points = values.map((value, i) => at(minutes[i]!, value)).join(" ");
    return `<polyline points="${points}" fill="none" stroke="${COLOURS[n % COLOURS.length]}" stroke-width="1.5"/>`;
  });
  const names = lines.map(
    ({ name }, n) =>
      `<text x="${LEFT + WIDTH - 10}" y="${y + TOP + 14 + 14 * n}" text-anchor="end" fill="${COLOURS[n % COLOURS.length]}">${escaped(name)}</text>`,
  );
  const heading = `<text x="${LEFT}" y="${y + TOP - 10}" font-weight="bold">${escaped(title)}, ${escaped(unit)}</text>`;
  return [heading, ...grid, ...paths, ...names].join("\n");
}

/**
 * @param minutes when each value was taken, from the beginning
 * @returns the whole file
 */
export function plot(charts: readonly Chart[], minutes: readonly number[]): string {
  const each = HEIGHT + TOP + 20;
  const height = charts.length * each + 30;
  const width = LEFT + WIDTH + 20;
  const axis = `<text x="${LEFT}" y="${height - 10}">0</text><text x="${LEFT + WIDTH}" y="${height - 10}" text-anchor="end">${short(minutes.at(-1) ?? 0)} min</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...charts.map((chart, n) => drawn(chart, minutes, n * each)),
    axis,
    "</svg>\n",
  ].join("\n");
}
