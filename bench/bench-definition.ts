import type { Browser } from 'playwright-core';

interface Described {
  readonly name: string;
  /** What is timed, and against what. */
  readonly about: string;
}

/** Times something of ours beside the plainest thing that does the same, both in one run. */
export interface ComparingBench extends Described {
  readonly ours: string;
  readonly plain: string;
  run(openBrowser: () => Promise<Browser>): Promise<readonly Comparison[]>;
}

/** In milliseconds. */
export interface Comparison {
  readonly what: string;
  readonly ours: readonly number[];
  readonly plain: readonly number[];
}

/** Has figures of its own, and needs neither the page nor a browser. */
export interface TabulatingBench extends Described {
  tabulate(): Promise<Table>;
}

/** The first row names the columns. */
export type Table = readonly (readonly string[])[];

export type Bench = ComparingBench | TabulatingBench;
