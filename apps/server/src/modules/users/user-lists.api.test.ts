import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { addMember, tokenOf } from '../../testing/members.ts';

interface ListedUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}
let jonas: string;
let camille: string;

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
beforeAll(async () => {
  const domain = 'nordic-kitchen.example';
  for (const [firstName, lastName] of [
    ['Bea', 'Weber'],
    ['Anna', 'Adler'],
  ] as const) {
    await addMember(server, 'Nordic Kitchen', {
      email: `${firstName.toLowerCase()}@${domain}`,
      firstName,
      lastName,
      accessLevel: 'EDITOR',
    });
  }
  jonas = await tokenOf(server, `jonas.weber@${domain}`);
  camille = await tokenOf(server, 'camille.laurent@maison-verdier.example');
});

const list = async (token: string, query: Record<string, string> = {}) => {
  const { status, body } = await server.call('listUsers', { token, query });
  expect(status).toBe(200);
  return body as unknown as { data: ListedUser[]; metadata: { count: number } };
};

describe('listUsers', () => {
  it('answers an EDITOR with the own organisation, by name, and with nobody of another one', async () => {
    const { data, metadata } = await list(jonas);
    expect(data.map(({ firstName, lastName }) => `${lastName} ${firstName}`)).toEqual([
      'Adler Anna',
      'Brandt Lena',
      'Weber Bea',
      'Weber Jonas',
    ]);
    expect(metadata).toEqual({ count: 4 });
    expect(data[3]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'jonas.weber@nordic-kitchen.example',
      firstName: 'Jonas',
      lastName: 'Weber',
      jobTitle: 'Procurement Analyst',
      language: 'de',
      accessLevel: 'EDITOR',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect((await list(camille)).data.map(({ firstName }) => firstName)).toEqual(['Camille', 'Hugo']);
  });

  it('answers a page of them with the count of all', async () => {
    const { data, metadata } = await list(jonas, { pageNumber: '1', limit: '3' });
    expect(data.map(({ firstName }) => firstName)).toEqual(['Jonas']);
    expect(metadata.count).toBe(4);
    expect((await list(jonas, { pageNumber: '9', limit: '3' })).data).toEqual([]);
  });

  it('refuses a page that is too deep, and one that is none', async () => {
    const deep = await server.call('listUsers', { token: jonas, query: { pageNumber: '20', limit: '500' } });
    expectProblem(deep, 'PAGE_TOO_DEEP');
    expect((await list(jonas, { pageNumber: '19', limit: '500' })).data).toEqual([]);
    const none = await server.call('listUsers', { token: jonas, query: { pageNumber: '-1' } });
    expectProblem(none, 'VALIDATION_FAILED');
  });

  it('needs a session', async () => {
    expectProblem(await server.call('listUsers'), 'UNAUTHENTICATED');
  });
});

describe('getUser', () => {
  it('answers with a colleague', async () => {
    const [, lena] = (await list(jonas)).data;
    const { status, body } = await server.call('getUser', { token: jonas, params: { userId: lena?.id ?? '' } });
    expect([status, body]).toEqual([200, lena]);
  });

  it('does not tell somebody of another organisation from nobody', async () => {
    const [camilleRow] = (await list(camille)).data;
    const foreign = await server.call('getUser', { token: jonas, params: { userId: camilleRow?.id ?? '' } });
    const unknown = await server.call('getUser', { token: jonas, params: { userId: crypto.randomUUID() } });
    expectProblem(foreign, 'NOT_FOUND');
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
  });

  it('refuses an id that is none, and needs a session', async () => {
    const none = await server.call('getUser', { token: jonas, params: { userId: 'lena' } });
    expectProblem(none, 'VALIDATION_FAILED');
    expect(none.body.errors).toMatchObject([{ path: '/params/userId', code: 'INVALID_FORMAT' }]);
    expectProblem(await server.call('getUser', { params: { userId: crypto.randomUUID() } }), 'UNAUTHENTICATED');
  });
});
