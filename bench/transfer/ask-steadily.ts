import { setTimeout as wait } from 'node:timers/promises';

/** Of each organisation, at most. */
const requestsPerSecond = 10;

/** What a page asks for while somebody works with it. */
const asked = [
  { call: 'the list', path: '/api/product/purchased-products?limit=10' },
  { call: 'the organisation', path: '/api/organisation' },
] as const;

export const calls = asked.map(({ call }) => call);

/** How long a call took, in milliseconds. */
export interface TimedRequest {
  readonly call: (typeof calls)[number];
  readonly milliseconds: number;
}

/**
 * Asks as a page does, one call after the other and never more often than the pace, until it is told to stop; then says
 * how long each took.
 */
export async function askSteadily(url: string, token: string, until: Promise<unknown>): Promise<TimedRequest[]> {
  const requests: TimedRequest[] = [];
  let asking = true;
  until.finally(() => {
    asking = false;
  });
  while (asking) {
    for (const { call, path } of asked) {
      const paced = wait(1000 / requestsPerSecond);
      requests.push(await ask(new URL(path, url), token, call));
      await paced;
    }
  }
  return requests;
}

async function ask(url: URL, token: string, call: TimedRequest['call']): Promise<TimedRequest> {
  const begun = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url.pathname} was answered with ${response.status}.`);
  return { call, milliseconds: performance.now() - begun };
}
