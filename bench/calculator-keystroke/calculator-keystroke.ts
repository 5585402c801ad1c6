import type { Bench, Goal } from '../bench-definition.ts';
import { type Comparison, comparisonTable } from '../comparison.ts';
import { figuresOf } from '../figures.ts';
import { measureBareList } from './measure-bare-list.ts';
import { measureCalculator } from './measure-calculator.ts';

const rows = 200;

export const calculatorKeystroke: Bench = {
  name: 'A keystroke in the calculator',
  about: `From the key to the new total in the page, and to the frame that shows it, which waits for the screen's next turn. The production build with ${rows} rows in all its sections, beside a bare React list of ${rows} inputs and their sum.`,
  async run({ openBrowser }) {
    const browser = await openBrowser();
    const bareList = await measureBareList(browser, rows);
    const calculator = await measureCalculator(browser, rows);
    const comparisons = [
      {
        what: 'to the new total',
        ours: calculator.map(({ toTotal }) => toTotal),
        plain: bareList.map(({ toTotal }) => toTotal),
      },
      {
        what: 'to the painted frame',
        ours: calculator.map(({ toFrame }) => toFrame),
        plain: bareList.map(({ toFrame }) => toFrame),
      },
    ];
    return {
      goals: comparisons.map(goalOf),
      tables: [comparisonTable('calculator', 'bare list', comparisons)],
    };
  },
};

const goalOf = ({ what, ours }: Comparison): Goal => ({
  what: `${what}, p95`,
  measured: figuresOf(ours)[1] ?? Number.NaN,
  unit: 'ms',
  bound: { atMost: 50 },
});
