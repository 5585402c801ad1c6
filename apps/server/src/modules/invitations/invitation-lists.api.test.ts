import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import {
  accept,
  decline,
  invite,
  invited,
  type Person,
  type Received,
  type Sent,
  signedIn,
} from '../../testing/companies.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
let lena: Person;
let camille: Person;
let ingrid: Person;
let newestFirst: string[];

beforeAll(async () => {
  lena = await signedIn(server, 'lena.brandt@nordic-kitchen.example');
  camille = await signedIn(server, 'camille.laurent@maison-verdier.example');
  ingrid = await signedIn(server, 'ingrid.solberg@hydral-rolling.example');
  // Those of one call were created at the same time, so that only the id keeps their order.
  const results = [
    ...(await invite(server, lena, ...Array.from({ length: 7 }, (_, index) => ({ email: `s${index}@list.example` })))),
    ...(await invite(server, lena, ...Array.from({ length: 5 }, (_, index) => ({ email: `t${index}@list.example` })))),
  ];
  const accepted = await invited(server, lena, { email: ingrid.email });
  const declined = await invited(server, lena, { email: ingrid.email, relation: 'CUSTOMER' });
  expect((await accept(server, ingrid, accepted)).status).toBe(200);
  expect((await decline(server, ingrid, declined)).status).toBe(200);
  newestFirst = [
    declined,
    accepted,
    ...results
      .slice(7)
      .map(({ invitationId }) => invitationId ?? '')
      .toSorted()
      .reverse(),
    ...results
      .slice(0, 7)
      .map(({ invitationId }) => invitationId ?? '')
      .toSorted()
      .reverse(),
  ];
  await invite(server, camille, { email: 'hers@list.example' });
});

async function list<Item extends Sent | Received>(
  name: 'listSentInvitations' | 'listReceivedInvitations',
  person: Person,
  query: Record<string, string> = {},
) {
  const { status, body } = await server.call(name, { token: person.token, query });
  expect(status).toBe(200);
  return body as unknown as { data: Item[]; metadata: { count: number } };
}

const ids = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id);

describe('listSentInvitations', () => {
  it('has the newest first, ten to a page, and counts all', async () => {
    const first = await list('listSentInvitations', lena);
    const second = await list('listSentInvitations', lena, { pageNumber: '1' });
    expect([...ids(first), ...ids(second)]).toEqual(newestFirst);
    expect([first.metadata, second.metadata]).toEqual([{ count: 14 }, { count: 14 }]);
    expect((await list('listSentInvitations', lena, { pageNumber: '2' })).data).toEqual([]);
  });

  it('turns round on request', async () => {
    const query = { sortBy: 'CREATED_AT', sortDirection: 'ASC', limit: '100' };
    expect(ids(await list('listSentInvitations', lena, query))).toEqual(newestFirst.toReversed());
    expect(ids(await list('listSentInvitations', lena, { ...query, sortDirection: 'DESC' }))).toEqual(newestFirst);
  });

  it.each([
    ['PENDING', 12],
    ['ACCEPTED', 1],
    ['DECLINED', 1],
  ])('filters by %s and counts what it found', async (accessResponseStatus, count) => {
    const { data, metadata } = await list<Sent>('listSentInvitations', lena, { accessResponseStatus, limit: '3' });
    expect(metadata).toEqual({ count });
    expect(data).toHaveLength(Math.min(count, 3));
    expect(new Set(data.map((each) => each.accessResponseStatus))).toEqual(new Set([accessResponseStatus]));
  });

  it('names the partner once it has accepted, and its claim', async () => {
    const { data } = await list<Sent>('listSentInvitations', lena, { accessResponseStatus: 'ACCEPTED' });
    expect(data).toMatchObject([
      {
        organisationName: 'Hydral Rolling AS',
        partnerId: ingrid.organisationId,
        answeredAt: expect.stringMatching(/Z$/),
        canUndo: true,
        claims: [
          {
            id: expect.any(String),
            state: 'ENABLED',
            organisationName: 'Hydral Rolling AS',
            personName: 'Ingrid Solberg',
            email: ingrid.email,
            createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          },
        ],
      },
    ]);
  });

  it.each([
    ['ENABLED', 1],
    ['WAITING_FOR_APPROVAL', 0],
  ])('filters by claims that are %s', async (claimState, count) => {
    const { data, metadata } = await list<Sent>('listSentInvitations', lena, { claimState });
    expect([data.length, metadata]).toEqual([count, { count }]);
  });

  it('is the own organisation’s alone', async () => {
    const { data, metadata } = await list<Sent>('listSentInvitations', camille);
    expect(data.map(({ email }) => email)).toEqual(['hers@list.example']);
    expect(metadata).toEqual({ count: 1 });
  });
});

describe('listReceivedInvitations', () => {
  it('has those to answer first, then the newest', async () => {
    const inviters = [camille, await signedIn(server, 'sara.lindholm@lindholm-plastics.example')];
    const open: string[] = [];
    for (const inviter of inviters)
      open.push(await invited(server, inviter, { email: 'ingrid.solberg@hydral-rolling.example' }));
    const [second, first] = open;
    expect(ids(await list('listReceivedInvitations', ingrid))).toEqual([first, second, newestFirst[0], newestFirst[1]]);
    const page = await list<Received>('listReceivedInvitations', ingrid, { limit: '3', pageNumber: '1' });
    expect([ids(page), page.metadata]).toEqual([[newestFirst[1]], { count: 4 }]);
    expect(page.data).toMatchObject([
      { accessResponseStatus: 'ACCEPTED', claimState: 'ENABLED', answeredAt: expect.any(String) },
    ]);
  });

  it('is empty for whom nobody invited', async () => {
    const { data, metadata } = await list('listReceivedInvitations', lena);
    expect([data, metadata]).toEqual([[], { count: 0 }]);
  });
});

describe.each(['listSentInvitations', 'listReceivedInvitations'] as const)('%s', (name) => {
  it('needs a session', async () => {
    expectProblem(await server.call(name), 'UNAUTHENTICATED');
  });

  it('refuses a page beyond the 10,000th row, and odd parameters', async () => {
    const call = (query: Record<string, string>) => server.call(name, { token: lena.token, query });
    expectProblem(await call({ pageNumber: '100', limit: '100' }), 'PAGE_TOO_DEEP');
    expect((await call({ pageNumber: '99', limit: '100' })).status).toBe(200);
    expectProblem(await call({ limit: '501' }), 'VALIDATION_FAILED');
    expectProblem(await call({ pageNumber: '-1' }), 'VALIDATION_FAILED');
  });
});

it('a filter or an order that is none is refused', async () => {
  for (const query of [
    { accessResponseStatus: 'MAYBE' },
    { claimState: 'MAYBE' },
    { sortBy: 'EMAIL' },
    { sortDirection: 'UP' },
  ]) {
    expectProblem(await server.call('listSentInvitations', { token: lena.token, query }), 'VALIDATION_FAILED');
  }
});
