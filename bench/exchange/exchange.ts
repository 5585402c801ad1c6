import type { Page } from 'playwright-core';
import type { Bench, BenchRun } from '../bench-definition.ts';
import { figuresOf } from '../figures.ts';
import { startBenchServer } from '../people/bench-server.ts';
import { callsTo, succeeded } from '../people/call-api.ts';
import { acceptanceOf, askAndSubmit } from '../people/exchange-steps.ts';
import { type Person, signedInPeople } from '../people/signed-in-people.ts';
import { withDatabase } from '../postgres/with-database.ts';

const goalMilliseconds = 500;
/** With those that warm up, as many as the list shows at once. */
const sizes = { quick: 6, full: 48 };
const warmUps = 2;
/** So that no acceptance comes at a moment that the one before has chosen. */
const maxPauseMilliseconds = 600;

export const exchange: Bench = {
  name: 'From an accept to the screen of the other side',
  about: `A supplier has the list of received requests open in Chromium; the customer accepts by a call. Timed from the answer to that call until the list shows the new status, one acceptance after another.`,
  async run({ full, openBrowser }) {
    return withDatabase('exchange', async (prepared, place) => {
      const [[customer] = [], [supplier] = []] = await signedInPeople(prepared, 2, 1);
      if (!customer || !supplier) throw new Error('Somebody is missing.');
      const server = await startBenchServer(place);
      try {
        const count = full ? sizes.full : sizes.quick;
        const times = await timeScreens(server.url, customer, supplier, openBrowser, count);
        const [median = Number.NaN, p95 = Number.NaN, longest = Number.NaN] = figuresOf(times);
        return {
          goals: [
            {
              what: 'from an accept to the screen, median',
              measured: median,
              unit: 'ms',
              bound: { atMost: goalMilliseconds },
            },
          ],
          tables: [
            [
              ['milliseconds', 'median', 'p95', 'longest'],
              [`${count} acceptances`, median.toFixed(0), p95.toFixed(0), longest.toFixed(0)],
            ],
          ],
        };
      } finally {
        await server.stop();
      }
    });
  },
};

async function timeScreens(
  url: string,
  customer: Person,
  supplier: Person,
  openBrowser: BenchRun['openBrowser'],
  count: number,
): Promise<number[]> {
  const { call, close } = callsTo(url);
  const names = Array.from({ length: count + warmUps }, (_, index) => `Product ${String(index).padStart(2, '0')}`);
  const asked = await askAndSubmit(call, customer, supplier, names);
  const context = await (await openBrowser()).newContext({ storageState: browserOf(url, supplier) });
  const times: number[] = [];
  try {
    const page = await context.newPage();
    await page.goto(new URL('/products/received-requests?limit=50', url).href);
    await page
      .getByText(names[0] ?? '', { exact: true })
      .first()
      .waitFor();
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    for (const [index, each] of asked.entries()) {
      await page.waitForTimeout(Math.random() * maxPauseMilliseconds);
      const shown = acceptedAt(page, names[index] ?? '');
      await succeeded(call(customer, acceptanceOf(each)));
      const answered = Date.now();
      const seen = await shown;
      if (index >= warmUps) times.push(Math.max(0, seen - answered));
    }
  } finally {
    await context.close();
    close();
  }
  return times;
}

/** The moment at which the row of a product says that it was accepted. */
const acceptedAt = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (product) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const row = [...document.querySelectorAll('tr')].find(({ textContent }) => textContent?.includes(product));
          if (row?.textContent?.includes('Accepted')) resolve(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    name,
  );

/** A browser in which somebody is signed in. */
function browserOf(url: string, { tokens }: Person) {
  const stored = { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, idToken: tokens.id_token };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] };
}
