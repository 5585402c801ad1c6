export type Tally = { passed: number; failed: number };

/** What a step found; each of its findings is told once more at the end, where a long run is read. */
export type Outcome = Tally & { findings?: readonly string[] };

export type Step = {
  name: string;
  /** The name of a step without which this one could tell nothing. */
  needs?: string;
  run(): Promise<Outcome>;
};
