import type { Bench, Comparison } from './bench-definition.ts';
import { figuresOf } from './figures.ts';

/** The figures of a bench as a section of Markdown. */
export function reportOf(bench: Bench, comparisons: readonly Comparison[]): string {
  const rows = comparisons.flatMap(({ what, ours, plain }) => {
    const [ourFigures, plainFigures] = [figuresOf(ours), figuresOf(plain)];
    const ratios = ourFigures.map((figure, index) => figure / (plainFigures[index] ?? Number.NaN));
    return [
      [what, bench.ours, ...ourFigures.map((figure) => figure.toFixed(1))],
      [what, bench.plain, ...plainFigures.map((figure) => figure.toFixed(1))],
      [what, 'ratio', ...ratios.map((ratio) => `${ratio.toFixed(1)} x`)],
    ];
  });
  const table = [['timed', 'of', 'median', 'p95', 'max'], ['---', '---', '--:', '--:', '--:'], ...rows];
  return `## ${bench.name}\n\n${bench.about}\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
