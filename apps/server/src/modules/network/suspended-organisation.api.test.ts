import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { asOwner } from '../../testing/answering.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { createProduct } from '../../testing/exchange.ts';
import { handlersOf } from '../../testing/handlers-of.ts';
import { organisationIdOf, tokenOf } from '../../testing/members.ts';
import {
  askForToken,
  basic,
  callAsPartner,
  createConnection,
  partnerToken,
  withPartners,
} from '../../testing/network.ts';
import { connectPartner, deliver, eventsAt } from './testing/partners.ts';

const camillesAddress = 'camille.laurent@maison-verdier.example';
const server = await serverOfFile({ settings: { ...withPartners, INSTALLATION_ADMINS: camillesAddress } });
const camille = await tokenOf(server, camillesAddress);
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const nordic = await organisationIdOf(server, 'Nordic Kitchen');

const params = { organisationId: nordic };
const suspend = () =>
  server.call('suspendOrganisation', { token: camille, params, body: { reason: 'The invoice of May is open.' } });
const resume = () => server.call('resumeOrganisation', { token: camille, params });

afterEach(resume);

describe('partners of a suspended organisation on other platforms', () => {
  it('find it as one that cannot be reached, and hear from it when it is back', async () => {
    const connection = await createConnection(server, lena, { name: 'Away AG' });
    const token = await partnerToken(server, connection);
    const list = () => callAsPartner(server, '/3/footprints', token);
    expect((await list()).status).toBe(200);
    await suspend();
    const answer = await list();
    expect([answer.status, answer.headers.get('retry-after'), answer.body.code]).toEqual([
      503,
      '3600',
      'InternalError',
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(/suspend|invoice/i);
    const refused = await askForToken(server, basic(connection.id, connection.secret));
    expect([refused.status, refused.body.error]).toEqual([503, 'temporarily_unavailable']);
    expect((await askForToken(server, basic(connection.id, 'wrong'))).status).toBe(401);
    await resume();
    expect((await list()).status).toBe(200);
  });

  it('are sent nothing meanwhile', async () => {
    const partner = await connectPartner(server, lena, { name: 'Patient AG' });
    const product = await createProduct(server, lena, { supplierId: partner.partnerId });
    await server.call('requestProducts', { token: lena, body: { productIds: [product.id] } });
    await suspend();
    await deliver(server);
    expect(eventsAt(partner)).toEqual([]);
    await resume();
    // It is tried anew from now on, however long it waited.
    const [waiting] = await asOwner(
      server,
      sql<{ fresh: boolean }>`
        select attempts = 0 and trying_since > now() - interval '1 minute' as fresh from network_delivery where state = 'WAITING'`,
    );
    expect(waiting).toEqual({ fresh: true });
    await asOwner(server, sql`update network_delivery set next_try_at = now() - interval '1 hour'`);
    await handlersOf(server)['network-sweep']({}, crypto.randomUUID());
    await deliver(server);
    expect(eventsAt(partner)).toHaveLength(1);
  });
});
