import { setTimeout as wait } from 'node:timers/promises';
import type { CallApi } from '../people/call-api.ts';
import type { Person } from '../people/signed-in-people.ts';

/** What a page asks for at once when it is opened. */
const paths = [
  '/api/product/purchased-products?limit=25',
  '/api/customer/emission-requests?limit=10',
  '/api/organisation/dashboard',
  '/api/notifications?limit=10',
  '/api/organisation',
  '/api/organisation/users/me',
];
const maxPauseMilliseconds = { pages: 100, 'single reads': 20 };

export interface OpenedPages {
  /** Milliseconds of each read. */
  readonly times: readonly number[];
  /** How many were answered with anything but a success. */
  readonly refused: number;
}

/** How somebody asks: for all that a page shows at once, or for one thing after the other. */
export const manners = ['pages', 'single reads'] as const;
export type Manner = (typeof manners)[number];

/** Asks for a while, as somebody does who works. */
export async function openPages(
  call: CallApi,
  person: Person,
  manner: Manner,
  milliseconds: number,
): Promise<OpenedPages> {
  const times: number[] = [];
  let refused = 0;
  const read = async (path: string) => {
    const begun = performance.now();
    const { status } = await call(person, { path });
    times.push(performance.now() - begun);
    if (status !== 200) refused += 1;
  };
  const ends = performance.now() + milliseconds;
  for (let turn = 0; performance.now() < ends; turn += 1) {
    if (manner === 'pages') await Promise.all(paths.map(read));
    else await read(paths[turn % paths.length] ?? '');
    await wait(Math.random() * maxPauseMilliseconds[manner]);
  }
  return { times, refused };
}
