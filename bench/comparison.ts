import type { Table } from './bench-definition.ts';
import { figuresOf } from './figures.ts';

/** In milliseconds. */
export interface Comparison {
  readonly what: string;
  readonly ours: readonly number[];
  readonly plain: readonly number[];
}

/** The figures of both sides, a row for each and one for their ratio. */
export function comparisonTable(ours: string, plain: string, comparisons: readonly Comparison[]): Table {
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
