/** What a server has gone through since it was asked last, by its own word. */
export interface Strain {
  /** The longest time for which it did nothing else. */
  readonly delayMilliseconds: number;
  readonly residentBytes: number;
}

export async function strainOf(url: string): Promise<Strain> {
  const metrics = await (await fetch(new URL('/metrics', url))).text();
  const figureOf = (name: string): number => {
    const line = metrics.split('\n').find((each) => each.startsWith(`${name} `));
    if (line === undefined) throw new Error(`The server does not tell ${name}.`);
    return Number(line.slice(name.length + 1));
  };
  return {
    delayMilliseconds: figureOf('nodejs_eventloop_lag_max_seconds') * 1000,
    residentBytes: figureOf('process_resident_memory_bytes'),
  };
}
