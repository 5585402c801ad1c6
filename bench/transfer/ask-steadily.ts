import { setTimeout as wait } from 'node:timers/promises';

/** Of each organisation. */
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

/** Asks at a steady pace, however slow the answers are, until it is told to stop; then says how long each took. */
export async function askSteadily(url: string, token: string, until: Promise<unknown>): Promise<TimedRequest[]> {
  const requests: Promise<TimedRequest>[] = [];
  let asking = true;
  until.finally(() => {
    asking = false;
  });
  const began = performance.now();
  for (let count = 0; asking; count += 1) {
    const next = asked[count % asked.length];
    if (next) requests.push(ask(new URL(next.path, url), token, next.call));
    await wait(Math.max(0, began + ((count + 1) * 1000) / requestsPerSecond - performance.now()));
  }
  return Promise.all(requests);
}

async function ask(url: URL, token: string, call: TimedRequest['call']): Promise<TimedRequest> {
  const begun = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url.pathname} was answered with ${response.status}.`);
  return { call, milliseconds: performance.now() - begun };
}
