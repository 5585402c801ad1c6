import { setTimeout as wait } from 'node:timers/promises';

const betweenLooksMilliseconds = 200;

/** In bytes, the most that the server's process had while something was going on, and in each half of that time. */
export interface PeakMemory {
  readonly whole: number;
  readonly halves: readonly [number, number];
}

export async function peakMemory(url: string, until: Promise<unknown>): Promise<PeakMemory> {
  const seen: number[] = [];
  let looking = true;
  until.finally(() => {
    looking = false;
  });
  while (looking) {
    seen.push(await residentMemory(url));
    await wait(betweenLooksMilliseconds);
  }
  const middle = Math.ceil(seen.length / 2);
  const [first, second] = [Math.max(...seen.slice(0, middle)), Math.max(0, ...seen.slice(middle))];
  return { whole: Math.max(first, second), halves: [first, second] };
}

export async function residentMemory(url: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}
