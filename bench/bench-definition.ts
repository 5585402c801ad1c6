import type { Browser } from 'playwright-core';

/** Times something of ours beside the plainest thing that does the same, both in one run. */
export interface Bench {
  readonly name: string;
  /** What is timed, and against what. */
  readonly about: string;
  readonly ours: string;
  readonly plain: string;
  run(browser: Browser): Promise<readonly Comparison[]>;
}

/** In milliseconds. */
export interface Comparison {
  readonly what: string;
  readonly ours: readonly number[];
  readonly plain: readonly number[];
}
