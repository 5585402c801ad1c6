import { setTimeout as wait } from 'node:timers/promises';

const betweenLooksMilliseconds = 200;

/** The most memory in bytes that the server's process had while something was going on. */
export async function peakMemory(url: string, until: Promise<unknown>): Promise<number> {
  let [peak, looking] = [0, true];
  until.finally(() => {
    looking = false;
  });
  while (looking) {
    peak = Math.max(peak, await residentMemory(url));
    await wait(betweenLooksMilliseconds);
  }
  return peak;
}

export async function residentMemory(url: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}
