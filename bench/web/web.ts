import { startServer } from '../../e2e/start-server.ts';
import type { Bench, Goal, Table } from '../bench-definition.ts';
import { figuresOf } from '../figures.ts';
import type { LoadTimings } from './load-timings.ts';
import { measurePage, type PageRound } from './measure-page.ts';
import type { MeasuredPage } from './measured-page.ts';
import { measuredPages } from './measured-pages.ts';
import { slowdown } from './open-page.ts';
import { prepareExchange } from './prepare-exchange.ts';
import { serveStillPages } from './still-pages.ts';

const fullRounds = 5;

interface PageResult {
  readonly page: MeasuredPage;
  readonly rounds: readonly PageRound[];
}

export const web: Bench = {
  name: 'Pages in the browser',
  about: `The production build from the real server in Chromium, the processor slowed ${slowdown} times and nothing cached, beside the same HTML, styles and fonts without scripts from a bare node:http server. An interaction lasts from the key or click to the frame after it, as the browser's Event Timing says, in steps of 8 ms and from 16 ms on. Medians of all rounds.`,
  async run({ full, openBrowser, say }) {
    const browser = await openBrowser();
    const server = await startServer();
    try {
      await using stillPages = await serveStillPages();
      const pages = measuredPages(await prepareExchange(server.url), full);
      const results = pages.map((page) => ({ page, rounds: [] as PageRound[] }));
      for (let round = 0; round < (full ? fullRounds : 1); round += 1) {
        for (const { page, rounds } of results) {
          rounds.push(await measurePage(browser, server.url, stillPages, page));
          say(`${page.name}, round ${round + 1}`);
        }
      }
      return { goals: results.flatMap(goalsOf), tables: [loadTable(results), interactionTable(results)] };
    } finally {
      await server.stop();
    }
  },
};

const median = (times: readonly number[]) => figuresOf(times)[0] ?? Number.NaN;
const medianOf = (rounds: readonly PageRound[], side: 'ours' | 'still', figure: keyof LoadTimings) =>
  median(rounds.map((round) => round[side][figure]));
const stepMedians = ({ page, rounds }: PageResult) =>
  page.steps.map(({ what }, step) => ({ what, time: median(rounds.map((round) => round.interactions[step] ?? 0)) }));

function goalsOf(result: PageResult): Goal[] {
  const { page, rounds } = result;
  const [slowest] = stepMedians(result).toSorted((one, other) => other.time - one.time);
  return [
    {
      what: `${page.name}: largest paint`,
      measured: medianOf(rounds, 'ours', 'largestPaint'),
      unit: 'ms',
      bound: { atMost: 1500 },
      ifMissed:
        'The scripts of the page are parsed, run and drawn on the slowed processor; next: less of them at first.',
    },
    {
      what: `${page.name}: slowest interaction`,
      measured: slowest?.time ?? Number.NaN,
      unit: 'ms',
      bound: { atMost: 100 },
      ifMissed: `Somebody ${slowest?.what}; next: draw less of the page again.`,
    },
  ];
}

function loadTable(results: readonly PageResult[]): Table {
  const rows = results.flatMap(({ page, rounds }) => {
    const figures = (side: 'ours' | 'still') =>
      (['firstPaint', 'largestPaint', 'load', 'blocked', 'kilobytes', 'scriptKilobytes', 'files'] as const).map(
        (figure) => medianOf(rounds, side, figure).toFixed(0),
      );
    const ratio = medianOf(rounds, 'ours', 'largestPaint') / medianOf(rounds, 'still', 'largestPaint');
    return [
      [page.name, 'ours', ...figures('ours'), `${ratio.toFixed(1)} x`],
      [page.name, 'without scripts', ...figures('still'), '1.0 x'],
    ];
  });
  const head = ['page', 'of', 'first paint, ms', 'largest paint, ms', 'load, ms', 'blocked, ms', 'kB', 'kB of scripts'];
  return [[...head, 'files', 'largest paint to that without scripts'], ...rows];
}

function interactionTable(results: readonly PageResult[]): Table {
  const rows = results.flatMap((result) =>
    stepMedians(result).map(({ what, time }) => [
      result.page.name,
      `somebody ${what}`,
      time < 16 ? '< 16' : time.toFixed(0),
    ]),
  );
  return [['page', 'interaction', 'slowest, ms'], ...rows];
}
