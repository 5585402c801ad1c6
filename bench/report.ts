import type { Bench, BenchResult, Goal, Table } from './bench-definition.ts';
import type { Mode, Results } from './results-file.ts';

/** Everything that is known, the goals of both modes first. */
export function reportOf(benches: Record<string, Bench>, results: Results, earlierFigures: string): string {
  const ofMode = (mode: Mode) =>
    Object.entries(benches).flatMap(([key, { name }]) => {
      const result = results[mode][key];
      return result === undefined ? [] : [{ name, result }];
    });
  const sections = Object.entries(benches).flatMap(([key, bench]) => {
    const result = results.full[key] ?? results.quick[key];
    return result === undefined ? [] : [sectionOf(bench, result, key in results.full ? 'full' : 'quick')];
  });
  return [
    `# How fast it is\n\nWritten by \`npm run bench\`; each section says on what machine and how.\n`,
    `## Goals, in full mode\n\n${goalTable(ofMode('full'))}`,
    `## Goals, in quick mode\n\n${goalTable(ofMode('quick'))}`,
    earlierFigures,
    ...sections,
  ].join('\n');
}

export function goalTable(measured: readonly { readonly name: string; readonly result: BenchResult }[]): string {
  const rows = measured.flatMap(({ name, result }) => result.goals.map((goal) => [name, ...goalRow(goal)]));
  return markdownTable([['bench', 'measured', 'figure', 'goal', 'met', 'if not: why, and what next'], ...rows]);
}

function goalRow(goal: Goal): string[] {
  const met = isMet(goal);
  return [
    goal.what,
    shown(goal.measured, goal.unit),
    boundOf(goal),
    met ? 'yes' : 'NO',
    met ? '' : (goal.ifMissed ?? ''),
  ];
}

const isMet = ({ measured, bound }: Goal) => ('atMost' in bound ? measured <= bound.atMost : measured >= bound.atLeast);

const boundOf = ({ bound, unit }: Goal) =>
  'atMost' in bound ? `≤ ${shown(bound.atMost, unit)}` : `≥ ${shown(bound.atLeast, unit)}`;

/** Two places where a ratio needs them, none where they would only be noise. */
function shown(figure: number, unit: Goal['unit']): string {
  if (unit === 'violations') return String(figure);
  const places = unit === 'x' && Math.abs(figure) < 10 ? 2 : Math.abs(figure) < 100 ? 1 : 0;
  return `${figure.toFixed(places)} ${unit}`;
}

function sectionOf({ name, about }: Bench, result: Results[Mode][string], mode: Mode): string {
  const measured = `Measured in ${mode} mode on ${result.day}, on ${result.machine}.`;
  return [`## ${name}`, about, measured, ...result.tables.map((table) => markdownTable(table).trimEnd())]
    .join('\n\n')
    .concat('\n');
}

/** Columns of numbers are aligned to the right. */
function markdownTable([head = [], ...rows]: Table): string {
  const rules = head.map((_, column) => (rows.every((row) => /^[-\d<≤≥]/.test(row[column] ?? '')) ? '--:' : '---'));
  return [head, rules, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
