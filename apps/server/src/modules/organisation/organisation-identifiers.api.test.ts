import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import { registerCompany } from '../../testing/joining.ts';
import { tokenOf } from '../../testing/members.ts';

const name = 'Nordic Kitchen';
const lei = '529900T8BM49AURSDO55';

const server = await serverOfFile();
const admin = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');

const change = (identifiers: unknown) =>
  server.call('updateOrganisation', { token: admin, body: { name, identifiers } });
const known = async (token = admin) => (await server.call('getOrganisation', { token })).body.identifiers;

describe('the identifiers of an organisation', () => {
  it('are kept in one spelling, and what is not named stays', async () => {
    const said = await change({ VAT: ' de 123.456-789 ', DUNS: '15-048-3782', LEI: lei.toLowerCase() });
    expect(said.status).toBe(200);
    expect(said.body.identifiers).toEqual({ VAT: 'DE123456789', DUNS: '150483782', LEI: lei, BPNL: null });
    expect((await change({ BPNL: 'BPNL 00000000015G' })).body.identifiers).toEqual({
      ...Object(said.body.identifiers),
      BPNL: 'BPNL00000000015G',
    });
    expect((await server.call('updateOrganisation', { token: admin, body: { name } })).body.identifiers).toMatchObject({
      LEI: lei,
    });
  });

  it('go with null and with nothing typed', async () => {
    await change({ VAT: 'DE123456789', LEI: lei });
    expect((await change({ VAT: null, LEI: '  ' })).body.identifiers).toMatchObject({ VAT: null, LEI: null });
    expect((await change({ VAT: null })).status).toBe(200);
  });

  it.each([
    [{ LEI: '529900T8BM49AURSDO56' }, ['LEI'], 'INVALID_FORMAT'],
    [{ VAT: '123', DUNS: '12345678', BPNL: 'BPNS00000000015G' }, ['VAT', 'DUNS', 'BPNL'], 'INVALID_FORMAT'],
    [{ VAT: 'x'.repeat(51) }, ['VAT'], 'TOO_LONG'],
    [{ VAT: 7 }, ['VAT'], 'INVALID_TYPE'],
  ])('%j is refused at its field, and nothing is changed', async (identifiers, types, code) => {
    await change({ VAT: 'DE123456789', DUNS: null, LEI: null, BPNL: null });
    const before = await known();
    const { status, body } = await server.call('updateOrganisation', {
      token: admin,
      body: { name: 'Never', identifiers },
    });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject(types.map((type) => ({ path: `/body/identifiers/${type}`, code })));
    expect(await known()).toEqual(before);
    expect((await server.call('getOrganisation', { token: admin })).body.name).toBe(name);
  });

  it('are of four kinds', async () => {
    expect((await change({ IBAN: 'DE00' })).status).toBe(400);
  });

  it('are no other organisation’s', async () => {
    await change({ LEI: lei });
    const other = await registerCompany(server, 'eva@jars.example', 'Jars');
    expect(await known(other.token)).toEqual({ VAT: null, DUNS: null, LEI: null, BPNL: null });
    await server.call('updateOrganisation', {
      token: other.token,
      body: { name: 'Jars', identifiers: { LEI: lei, VAT: 'FRXX123456789' } },
    });
    expect(await known()).not.toMatchObject({ VAT: 'FRXX123456789' });
  });

  it('leave one of two that are said at once', async () => {
    const values = ['150483782', '150483783'];
    const answers = await Promise.all(values.map((DUNS) => change({ DUNS })));
    expect(answers.map(({ body }) => Object(body.identifiers).DUNS)).toEqual(values);
    expect(values).toContain(Object(await known()).DUNS);
  });
});

describe('the mail domains of an organisation', () => {
  it('leave public mail services out', async () => {
    const { token } = await registerCompany(server, 'mara.voss@gmail.com', 'Voss');
    expect((await server.call('getOrganisation', { token })).body.domains).toEqual([]);
  });
});

describe('the log of an organisation', () => {
  it('tells what a change was about, and of none that changed nothing', async () => {
    const { token } = await registerCompany(server, 'head@mill.example', 'Mill');
    const sent = [
      { name: 'Mill & Sons', remindersEnabled: false },
      { name: 'Mill & Sons', remindersEnabled: false },
      { name: 'Mill & Sons', identifiers: { LEI: lei, VAT: 'DE123456789' } },
    ];
    for (const body of sent) await server.call('updateOrganisation', { token, body });
    const rows = await server.database.asOwner((tx) =>
      tx
        .selectFrom('activity as a')
        .innerJoin('organisation as o', 'o.id', 'a.organisation_id')
        .select('a.details')
        .where('o.name', '=', 'Mill & Sons')
        .where('a.event', '=', 'ORGANISATION_CHANGED')
        .orderBy('a.created_at')
        .execute(),
    );
    expect(rows.map(({ details }) => details)).toEqual([
      { from: 'Mill', to: 'Mill & Sons', reminders: 'OFF' },
      { identifiers: 'VAT, LEI' },
    ]);
  });
});
