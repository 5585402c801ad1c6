import { beforeAll, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import type { Answer } from '../testing/test-server.ts';
import { whileHeld } from './testing/while-held.ts';

const callsAtOnce = 40;
let noisy: string;
let quiet: string;
let colleague: string;

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
beforeAll(async () => {
  const tokenOf = async (email: string) => (await server.signIn(email)).access_token;
  noisy = await tokenOf('lena.brandt@nordic-kitchen.example');
  quiet = await tokenOf('camille.laurent@maison-verdier.example');
  const editor = await tokenOf('jonas.weber@nordic-kitchen.example');
  colleague = String((await server.call('getCurrentUser', { token: editor })).body.id);
  // From here on it is known whose calls they are.
  for (const token of [noisy, quiet]) expect((await server.call('getOrganisation', { token })).status).toBe(200);
});

const changeAccess = (index: number) =>
  server.call('updateAccessLevel', {
    token: noisy,
    body: { userId: colleague, accessLevel: index % 2 === 0 ? 'ADMIN' : 'EDITOR' },
  });
const read = () => server.call('getOrganisation', { token: quiet });
const statusesOf = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))].toSorted();

it('many calls of one organisation at once do not keep another one waiting', async () => {
  let answered = 0;
  let noise: Promise<Answer>[] = [];
  const make = () => {
    noise = Array.from({ length: callsAtOnce }, (_, index) => changeAccess(index).finally(() => (answered += 1)));
  };
  const look = async () => {
    const answers = await Promise.all([read(), read(), read()]);
    expect(statusesOf(answers)).toEqual([200]);
    expect(answered).toBeLessThan(callsAtOnce);
  };
  if (server.database.kind === 'postgres') {
    // Each of them waits for a row, and with it on a connection.
    await whileHeld(server.database, async () => {
      make();
      for (let pages = 0; pages < 3; pages += 1) await look();
      expect(answered).toBe(0);
    });
  } else {
    make();
    await look();
  }
  expect(statusesOf(await Promise.all(noise))).toEqual([200]);
});

it('what is too much of one organisation is refused, and can be sent again', async () => {
  const more = 100;
  let refused = 0;
  const noise = await whileHeld(server.database, async () => {
    const sent = Array.from({ length: more }, async (_, index) => {
      const answer = await changeAccess(index);
      if (answer.status === 429) refused += 1;
      return answer;
    });
    await expect.poll(() => refused, { timeout: 10_000 }).toBeGreaterThan(10);
    return sent;
  });
  const answers = await Promise.all(noise);
  expect(statusesOf(answers)).toEqual([200, 429]);
  for (const { status, headers, body } of answers) {
    if (status !== 429) continue;
    expect(body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await changeAccess(1)).status).toBe(200);
  expect((await read()).status).toBe(200);
});

it('all that a page and its neighbours ask for at once is answered', async () => {
  const answers = await Promise.all(Array.from({ length: 120 }, read));
  expect(statusesOf(answers)).toEqual([200]);
});
