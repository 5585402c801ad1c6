import { setTimeout as wait } from 'node:timers/promises';
import { type CallApi, succeeded } from '../people/call-api.ts';
import { type Asked, acceptanceOf } from '../people/exchange-steps.ts';
import type { Person } from '../people/signed-in-people.ts';
import type { OpenStream } from './open-streams.ts';

/** What a page asks for while somebody works with it. */
const paths = ['/api/product/purchased-products?limit=10', '/api/notifications?limit=10', '/api/organisation'];
const connections = 2;
/** So that no acceptance comes at a moment that the one before has chosen. */
const maxPauseMilliseconds = 600;

/** How long each of many ordinary requests takes, one after another on each of a few connections. */
export async function timeRequests(call: CallApi, people: readonly Person[], seconds: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const askOn = async (connection: number) => {
    for (let asked = connection; performance.now() < until; asked += connections) {
      const person = people[asked % people.length];
      if (!person) throw new Error('There is nobody to ask.');
      const begun = performance.now();
      await succeeded(call(person, { path: paths[asked % paths.length] ?? '' }));
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => askOn(index)));
  return times;
}

/** From the answer to each acceptance until the last of the supplier's open pages has heard of it. */
export async function timeAcceptances(
  call: CallApi,
  customer: Person,
  asked: readonly Asked[],
  streams: readonly OpenStream[],
): Promise<number[]> {
  const times: number[] = [];
  for (const each of asked) {
    await wait(Math.random() * maxPauseMilliseconds);
    const heard = Promise.all(streams.map((stream) => stream.next()));
    await succeeded(call(customer, acceptanceOf(each)));
    const answered = performance.now();
    times.push(Math.max(0, Math.max(...(await heard)) - answered));
  }
  return times;
}
