import type { Bench, ComparingBench, Comparison, Table } from './bench-definition.ts';
import { figuresOf } from './figures.ts';

/** The figures of a comparison, a row for each side and one for their ratio. */
export function comparisonTable({ ours, plain }: ComparingBench, comparisons: readonly Comparison[]): Table {
  const rows = comparisons.flatMap((comparison) => {
    const [ourFigures, plainFigures] = [figuresOf(comparison.ours), figuresOf(comparison.plain)];
    const ratios = ourFigures.map((figure, index) => figure / (plainFigures[index] ?? Number.NaN));
    return [
      [comparison.what, ours, ...ourFigures.map((figure) => figure.toFixed(1))],
      [comparison.what, plain, ...plainFigures.map((figure) => figure.toFixed(1))],
      [comparison.what, 'ratio', ...ratios.map((ratio) => `${ratio.toFixed(1)} x`)],
    ];
  });
  return [['timed', 'of', 'median', 'p95', 'max'], ...rows];
}

/** A bench as a section of Markdown, whose columns of numbers are aligned to the right. */
export function sectionOf({ name, about }: Bench, [head = [], ...rows]: Table): string {
  const rules = head.map((_, column) => (rows.every((row) => /^[\d<]/.test(row[column] ?? '')) ? '--:' : '---'));
  const lines = [head, rules, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${headingOf(name)}\n\n${about}\n\n${lines.join('\n')}\n`;
}

const headingOf = (name: string) => `## ${name}`;

/** What an earlier report says about a bench that was left out this time. */
export function earlierSection(report: string, { name }: Bench): string | undefined {
  return report
    .split(/^(?=## )/m)
    .find((section) => section.startsWith(`${headingOf(name)}\n`))
    ?.trimEnd()
    .concat('\n');
}
