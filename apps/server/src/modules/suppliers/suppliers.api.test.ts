import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { answerLine, invitedSupplier, registeredSupplier } from '../../testing/exchange.ts';
import { generateLines, insertLines } from '../../testing/generated-lines.ts';
import { registerCompany } from '../../testing/joining.ts';

interface Partner {
  id: string;
  name: string;
  connectionStatus: string;
  productCount: number;
  openCount: number;
  completedCount: number;
}
let customer: { token: string; organisationId: string; userId: string };
let other: string;
let acme: { id: string; token: string };
let zeta: string;
let inviting: string;

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
beforeAll(async () => {
  const own = await registerCompany(server, 'buyer@buyer.example', 'Buyer');
  other = (await registerCompany(server, 'other@other.example', 'Other')).token;
  const { organisation_id: organisationId, id: userId } = await server.database.asOwner((tx) =>
    tx
      .selectFrom('organisation_user')
      .select(['organisation_id', 'id'])
      .where('email', '=', 'buyer@buyer.example')
      .executeTakeFirstOrThrow(),
  );
  customer = { token: own.token, organisationId, userId };
  acme = await registeredSupplier(server, own.token, 'sales@acme.example', 'acme Metals');
  zeta = await invitedSupplier(server, own.token, 'info@zeta.example');
  await server.call('createInvitations', {
    token: own.token,
    body: { invitations: [{ email: 'second@zeta-group.example', relation: 'SUPPLIER', supplierId: zeta }] },
  });
  inviting = (await registerCompany(server, 'head@bolt.example', 'Bolt & Co')).token;
  await inviteCustomer(inviting, 'buyer@buyer.example');
  const received = await server.call('listReceivedInvitations', { token: own.token });
  const [invitation] = received.body.data as { id: string }[];
  await server.call('acceptInvitation', { token: own.token, params: { invitationId: invitation?.id ?? '' } });
  await server.database.asOwner((tx) => insertLines(tx, customer, generateLines(70, [acme.id, zeta])));
});

const inviteCustomer = (token: string, email: string) =>
  server.call('createInvitations', { token, body: { invitations: [{ email, relation: 'CUSTOMER' }] } });

async function list(name: 'listSuppliers' | 'listCustomers', token: string, query: Record<string, string> = {}) {
  const { status, body } = await server.call(name, { token, query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as { data: Partner[]; metadata: { count: number } };
}

const namesOf = ({ data }: { data: Partner[] }) => data.map(({ name }) => name);

/** Counted one by one, as the lists never do. */
async function counted(supplierId: string) {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ products: number; open: number; completed: number; share: number | null }>`
      select count(*)::integer as products, (count(*) filter (where status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED')))::integer as open,
             (count(*) filter (where status = 'COMPLETED'))::integer as completed,
             round(avg(in_force_primary_data_share), 1)::double precision as share
        from product_line where supplier_organisation_id = ${supplierId} and not archived`.execute(tx),
  );
  return rows[0];
}

describe('listSuppliers', () => {
  it('answers with name, state, contacts and counts, by name whatever its case', async () => {
    const { data, metadata } = await list('listSuppliers', customer.token);
    const [products, zetas] = [await counted(acme.id), await counted(zeta)];
    expect(data).toEqual([
      {
        id: acme.id,
        name: 'acme Metals',
        connectionStatus: 'ACCEPTED',
        contacts: [{ email: 'sales@acme.example', undeliverable: false, reason: null, answer: null }],
        connectedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        productCount: products?.products,
        openCount: products?.open,
        completedCount: products?.completed,
        primaryDataShare: products?.share,
        sbtiTarget: null,
        away: false,
      },
      {
        id: expect.any(String),
        name: 'Bolt & Co',
        connectionStatus: 'ACCEPTED',
        contacts: [{ email: 'head@bolt.example', undeliverable: false, reason: null, answer: null }],
        connectedAt: expect.any(String),
        productCount: 0,
        openCount: 0,
        completedCount: 0,
        primaryDataShare: null,
        sbtiTarget: null,
        away: false,
      },
      expect.objectContaining({
        id: zeta,
        name: 'info@zeta.example',
        connectionStatus: 'PENDING',
        contacts: [
          { email: 'info@zeta.example', undeliverable: false, reason: null, answer: null },
          { email: 'second@zeta-group.example', undeliverable: false, reason: null, answer: null },
        ],
        productCount: zetas?.products,
        primaryDataShare: zetas?.share,
      }),
    ]);
    expect(products?.open).toBeGreaterThan(0);
    expect(products?.share).not.toBeNull();
    expect(metadata).toEqual({ count: 3 });
  });

  it('sorts by name and by the number of products, in both directions', async () => {
    const names = ['acme Metals', 'Bolt & Co', 'info@zeta.example'];
    const sorted = async (query: Record<string, string>) => namesOf(await list('listSuppliers', customer.token, query));
    expect(await sorted({ sortBy: 'DEFAULT', sortDirection: 'DESC' })).toEqual(names.toReversed());
    const byProducts = await sorted({ sortBy: 'PRODUCTS_CONNECTED' });
    expect(byProducts.at(-1)).toBe('Bolt & Co');
    expect(await sorted({ sortBy: 'PRODUCTS_CONNECTED', sortDirection: 'ASC' })).toEqual(byProducts.toReversed());
  });

  it.each([
    [{ filterSupplierEmailDomain: 'ZETA-group.example' }, ['info@zeta.example']],
    [{ filterSupplierEmailDomain: 'group.example' }, []],
    [{ filterSupplierEmailDomain: 'bolt.example' }, ['Bolt & Co']],
    [{ textSearch: 'METAL' }, ['acme Metals']],
    [{ textSearch: 'head@' }, ['Bolt & Co']],
    [{ textSearch: '%' }, []],
    [{ connectionStatus: 'PENDING' }, ['info@zeta.example']],
    [
      { connectionStatus: 'PENDING,ACCEPTED', textSearch: '.example' },
      ['acme Metals', 'Bolt & Co', 'info@zeta.example'],
    ],
    [{ connectionStatus: 'DECLINED' }, []],
  ])('narrows by %j', async (query, expected) => {
    const listed = await list('listSuppliers', customer.token, query as Record<string, string>);
    expect(namesOf(listed)).toEqual(expected);
    expect(listed.metadata).toEqual({ count: expected.length });
  });

  it('answers page by page', async () => {
    const page = await list('listSuppliers', customer.token, { pageNumber: '1', limit: '2' });
    expect(namesOf(page)).toEqual(['info@zeta.example']);
    expect(page.metadata).toEqual({ count: 3 });
    const query = { pageNumber: '20', limit: '500' };
    expectProblem(await server.call('listSuppliers', { token: customer.token, query }), 'PAGE_TOO_DEEP');
  });

  it('marks an address that takes no mail', async () => {
    await server.database.asOwner((tx) =>
      sql`insert into undeliverable_address (email, response_code) values ('second@zeta-group.example', 550)`.execute(
        tx,
      ),
    );
    const { body } = await server.call('getSupplier', { token: customer.token, params: { supplierId: zeta } });
    expect(body.contacts).toEqual([
      { email: 'info@zeta.example', undeliverable: false, reason: null, answer: null },
      { email: 'second@zeta-group.example', undeliverable: true, reason: 'CAME_BACK', answer: '550' },
    ]);
  });

  it('shows nobody of another organisation', async () => {
    expect(await list('listSuppliers', other)).toEqual({ data: [], metadata: { count: 0 } });
    expect(await list('listSuppliers', acme.token)).toEqual({ data: [], metadata: { count: 0 } });
  });

  it.each([{ sortBy: 'NAME' }, { sortDirection: 'UP' }, { connectionStatus: 'REMOVED' }, { limit: '501' }])(
    'refuses %j',
    async (query) => {
      const answer = await server.call('listSuppliers', {
        token: customer.token,
        query: query as Record<string, string>,
      });
      expectProblem(answer, 'VALIDATION_FAILED');
    },
  );

  it('needs a session', async () => {
    expectProblem(await server.call('listSuppliers'), 'UNAUTHENTICATED');
  });
});

describe('getSupplier', () => {
  it('answers with what the list says', async () => {
    const { status, body } = await server.call('getSupplier', {
      token: customer.token,
      params: { supplierId: acme.id },
    });
    expect(status).toBe(200);
    expect(body).toEqual((await list('listSuppliers', customer.token)).data[0]);
  });

  it("knows no one else's supplier, nobody unknown, and wants an id and a session", async () => {
    const params = { supplierId: acme.id };
    expectProblem(await server.call('getSupplier', { token: other, params }), 'NOT_FOUND');
    const unknown = { supplierId: crypto.randomUUID() };
    expectProblem(await server.call('getSupplier', { token: customer.token, params: unknown }), 'NOT_FOUND');
    const answer = await server.call('getSupplier', { token: customer.token, params: { supplierId: 'acme' } });
    expectProblem(answer, 'VALIDATION_FAILED');
    expectProblem(await server.call('getSupplier', { params }), 'UNAUTHENTICATED');
  });
});

describe('listCustomers', () => {
  it("counts what was sent, from the supplier's side", async () => {
    const { rows } = await server.database.asOwner((tx) =>
      sql<{ products: number; open: number; completed: number }>`
        select count(*)::integer as products, (count(*) filter (where status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED')))::integer as open,
               (count(*) filter (where status = 'COMPLETED'))::integer as completed
          from product_line where supplier_organisation_id = ${acme.id} and sent_at is not null`.execute(tx),
    );
    const { data, metadata } = await list('listCustomers', acme.token);
    expect(data).toEqual([
      {
        id: customer.organisationId,
        name: 'Buyer',
        connectionStatus: 'ACCEPTED',
        connectedAt: expect.any(String),
        productCount: rows[0]?.products,
        openCount: rows[0]?.open,
        completedCount: rows[0]?.completed,
        away: false,
      },
    ]);
    expect(rows[0]?.open).toBeGreaterThan(0);
    expect(metadata).toEqual({ count: 1 });
  });

  it('sorts and pages', async () => {
    await inviteCustomer(inviting, 'new@customer.example');
    const names = ['Buyer', 'new@customer.example'];
    expect(namesOf(await list('listCustomers', inviting))).toEqual(names);
    expect(namesOf(await list('listCustomers', inviting, { sortDirection: 'DESC' }))).toEqual(names.toReversed());
    expect(namesOf(await list('listCustomers', inviting, { sortBy: 'PRODUCTS_CONNECTED' }))).toHaveLength(2);
    const page = await list('listCustomers', inviting, { pageNumber: '1', limit: '1' });
    expect([namesOf(page), page.metadata]).toEqual([['new@customer.example'], { count: 2 }]);
  });

  it('shows nobody of another organisation, refuses what it does not know, and needs a session', async () => {
    expect((await list('listCustomers', other)).data).toEqual([]);
    const answer = await server.call('listCustomers', { token: other, query: { sortBy: 'AGE' } });
    expectProblem(answer, 'VALIDATION_FAILED');
    const deep = { pageNumber: '1000', limit: '10' };
    expectProblem(await server.call('listCustomers', { token: other, query: deep }), 'PAGE_TOO_DEEP');
    expectProblem(await server.call('listCustomers'), 'UNAUTHENTICATED');
  });
});

describe('a supplier that was removed', () => {
  it('is in no list, though lines of it are left', async () => {
    const gone = await registeredSupplier(server, customer.token, 'ex@former.example', 'Former');
    const [line] = generateLines(72, [gone.id]).slice(71);
    await server.database.asOwner(async (tx) => {
      if (line) await insertLines(tx, customer, [line]);
      await tx.deleteFrom('connection').where('supplier_organisation_id', '=', gone.id).execute();
    });
    await answerLine(server, line?.id ?? '', { status: 'COMPLETED' });
    expect(namesOf(await list('listSuppliers', customer.token))).not.toContain('Former');
    expectProblem(
      await server.call('getSupplier', { token: customer.token, params: { supplierId: gone.id } }),
      'NOT_FOUND',
    );
    const linked = await server.call('listLinkedProducts', { token: customer.token, params: { supplierId: gone.id } });
    expect(linked.status).toBe(200);
    expect(linked.body.data).toMatchObject([
      {
        productRequestStatus: 'COMPLETED',
        supplier: { id: gone.id, name: 'Former' },
        featureFlags: { resend: 'DISABLED' },
      },
    ]);
  });
});
