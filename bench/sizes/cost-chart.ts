/** Milliseconds of one call by the size of the exchange. */
interface CostLine {
  readonly name: string;
  readonly costs: readonly number[];
}

export interface CostPanel {
  readonly title: string;
  readonly lines: readonly CostLine[];
}

const panel = { width: 330, height: 300, labels: 150, gap: 24 };
const margin = { top: 56, left: 56, bottom: 48, right: 12 };
const ticks = [0.1, 1, 10, 100, 1000];
const leastLabelGap = 15;
const colours = [
  '#1f6f50',
  '#2563a8',
  '#a3541a',
  '#7a3e9d',
  '#a8324a',
  '#4d6b1f',
  '#0e7490',
  '#8a6d00',
  '#5b5b6b',
  '#b0307f',
];

/** Both ways logarithmic, so that a cost that grows with the size is a slope and one that does not is level. */
export function costChart(sizes: readonly number[], panels: readonly CostPanel[]): string {
  const each = panel.width + panel.labels + panel.gap + margin.left;
  const [width, height] = [margin.right + each * panels.length, margin.top + panel.height + margin.bottom];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="#333">
<title>Milliseconds of the database for a call, by the number of lines in the exchange</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${panels.map((one, place) => drawn(one, sizes, place * each + margin.left)).join('\n')}
</svg>
`;
}

function drawn({ title, lines }: CostPanel, sizes: readonly number[], left: number): string {
  const x = (place: number) => left + (place * panel.width) / (sizes.length - 1);
  const y = (cost: number) => margin.top + panel.height * (1 - share(cost));
  const bottom = margin.top + panel.height;
  const grid = ticks.map(
    (tick) =>
      `<path d="M${left} ${y(tick)}h${panel.width}" stroke="#ddd"/><text x="${left - 8}" y="${y(tick) + 4}" text-anchor="end">${tick}</text>`,
  );
  const feet = sizes.map(
    (size, place) => `<text x="${x(place)}" y="${bottom + 20}" text-anchor="middle">${shortSize(size)}</text>`,
  );
  const labels = spread(lines.map(({ costs }) => y(costs.at(-1) ?? 0)));
  const drawnLines = lines.map(({ name, costs }, place) => {
    const colour = colours[place % colours.length];
    const points = costs.map((cost, at) => `${x(at).toFixed(1)},${y(cost).toFixed(1)}`).join(' ');
    const [end, label] = [y(costs.at(-1) ?? 0), labels[place] ?? 0];
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/><path d="M${left + panel.width} ${end.toFixed(1)}L${left + panel.width + 14} ${label.toFixed(1)}" stroke="${colour}"/><text x="${left + panel.width + 18}" y="${(label + 4).toFixed(1)}" fill="${colour}">${name}</text>`;
  });
  return [
    `<text x="${left}" y="22" font-size="14" font-weight="600">${title}</text>`,
    `<text x="${left - 40}" y="42" fill="#666">ms</text>`,
    ...grid,
    ...feet,
    `<text x="${left + panel.width / 2}" y="${bottom + 40}" text-anchor="middle" fill="#666">lines in the exchange</text>`,
    ...drawnLines,
  ].join('\n');
}

function share(cost: number): number {
  const [least = 0, most = 0] = [ticks[0], ticks.at(-1)].map((tick) => Math.log10(tick ?? 1));
  return Math.min(1, Math.max(0, (Math.log10(cost) - least) / (most - least)));
}

const shortSize = (size: number) => (size >= 1_000_000 ? `${size / 1_000_000} million` : `${size / 1000},000`);

/** Labels beside their lines, moved apart where they would overlap. */
function spread(wanted: readonly number[]): number[] {
  const inOrder = wanted.map((at, place) => ({ at, place })).sort((one, other) => one.at - other.at);
  for (const [place, label] of inOrder.entries()) {
    const above = inOrder[place - 1];
    if (above) label.at = Math.max(label.at, above.at + leastLabelGap);
  }
  let below = margin.top + panel.height + leastLabelGap;
  for (const label of inOrder.toReversed()) {
    label.at = Math.min(label.at, below - leastLabelGap);
    below = label.at;
  }
  return wanted.map((_, place) => inOrder.find((label) => label.place === place)?.at ?? 0);
}
