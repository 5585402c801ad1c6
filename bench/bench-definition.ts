import type { Browser } from 'playwright-core';

/** Measures something of ours beside something real, both in one run. */
export interface Bench {
  readonly name: string;
  /** What is measured, and against what. */
  readonly about: string;
  /** It is about a size that a quick run does not have; there it runs only where it is named. */
  readonly onlyInFull?: true;
  run(run: BenchRun): Promise<BenchResult>;
}

export interface BenchRun {
  /** With the sizes that the goals speak of; else with smaller ones, so that all benches together take five minutes. */
  readonly full: boolean;
  openBrowser(): Promise<Browser>;
  /** For people who watch. */
  say(text: string): void;
}

export interface BenchResult {
  readonly goals: readonly Goal[];
  /** Each figure behind the goals. */
  readonly tables: readonly Table[];
}

/** One line of the table that every run ends with. */
export interface Goal {
  readonly what: string;
  readonly measured: number;
  readonly unit: 'x' | 'ms' | 'MB' | 'violations' | 'kB';
  readonly bound: { readonly atMost: number } | { readonly atLeast: number };
  /** Why it is not met and what would come next; shown only where it is not. */
  readonly ifMissed?: string;
}

/** The first row names the columns. */
export type Table = readonly (readonly string[])[];
