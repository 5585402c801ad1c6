import fc from 'fast-check';

/** Choices that are the same for the same seed. */
export interface Chance {
  /** From 0, below the limit. */
  below(limit: number): number;
  /** Whether what happens once in so many times happens now. */
  onceIn(times: number): boolean;
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item;
  draw<Value>(arbitrary: fc.Arbitrary<Value>): Value;
}

/** One for each of so many requests, so that each can be made again without those before it. */
export function chances(seed: number, count: number): Chance[] {
  return fc.sample(fc.gen(), { seed, numRuns: count }).map((generate) => {
    const below = (limit: number) => (limit <= 1 ? 0 : generate(fc.nat, { max: limit - 1 }));
    return {
      below,
      onceIn: (times) => below(times) === 0,
      oneOf: (items) => items[below(items.length)] ?? items[0],
      draw: (arbitrary) => generate(() => arbitrary),
    };
  });
}
