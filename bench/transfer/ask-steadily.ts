import { setTimeout as wait } from 'node:timers/promises';

/** Of each organisation. */
const requestsPerSecond = 10;

/** What a page asks for while somebody works with it. */
const paths = ['/api/product/purchased-products?limit=10', '/api/organisation'];

/** Asks at a steady pace, however slow the answers are, until it is told to stop; then says how long each took. */
export async function askSteadily(url: string, token: string, until: Promise<unknown>): Promise<number[]> {
  const times: Promise<number>[] = [];
  let asking = true;
  until.finally(() => {
    asking = false;
  });
  const began = performance.now();
  for (let asked = 0; asking; asked += 1) {
    times.push(ask(new URL(paths[asked % paths.length] ?? '', url), token));
    await wait(Math.max(0, began + ((asked + 1) * 1000) / requestsPerSecond - performance.now()));
  }
  return Promise.all(times);
}

async function ask(url: URL, token: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url.pathname} was answered with ${response.status}.`);
  return performance.now() - begun;
}
