/**
 * Looks up names that somebody typed, one at a time and in the order asked for. A process looks up two names at once, those
 * of the database, the mail server and the store among them, and a name whose own server says nothing takes ten seconds or
 * more: one of the two is left to those. Whoever finds the other one taken asks meanwhile, in a way that holds up nobody, and
 * waits only where that finds nothing. Whoever has stopped waiting is passed over.
 */
export function createFewLookups<Found>(
  lookUp: (name: string) => Promise<Found>,
  askMeanwhile: (name: string) => Promise<Found | undefined>,
) {
  const waiting: (() => void)[] = [];
  let running = false;

  return async (name: string, signal: AbortSignal): Promise<Found> => {
    const found = running ? await askMeanwhile(name) : undefined;
    if (found !== undefined) return found;
    while (running) await new Promise<void>((resolve) => waiting.push(resolve));
    running = true;
    try {
      signal.throwIfAborted();
      return await lookUp(name);
    } finally {
      running = false;
      waiting.shift()?.();
    }
  };
}
