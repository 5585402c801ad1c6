export type Tally = { passed: number; failed: number };

export type Step = {
  name: string;
  /** The name of a step without which this one could tell nothing. */
  needs?: string;
  run(): Promise<Tally>;
};
