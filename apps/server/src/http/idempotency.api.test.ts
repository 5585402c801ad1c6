import type { CallName } from '@pcf/contract/operations/calls';
import { maxIdempotencyKeyLength } from '@pcf/contract/operations/idempotency';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { trackingEventForTests as event } from '../testing/tracking-event.ts';
import { expectProblem } from './testing/expect-problem.ts';

const profile = { firstName: 'Lena', lastName: 'Brandt', jobTitle: 'Head of Sustainability', language: 'en' };
let lena: string;
let jonas: string;
let camille: string;

const server = await serverOfFile();
beforeAll(async () => {
  const tokens = await Promise.all(
    ['lena.brandt@nordic-kitchen', 'jonas.weber@nordic-kitchen', 'camille.laurent@maison-verdier'].map((name) =>
      server.signIn(`${name}.example`),
    ),
  );
  [lena = '', jonas = '', camille = ''] = tokens.map(({ access_token }) => access_token);
});

const send = (name: CallName, token: string, key: string, body: unknown) =>
  server.call(name, { token, body, headers: { 'idempotency-key': key } });
const asOwner = async <Row>(text: string) =>
  (await server.database.asOwner((tx) => sql.raw<Row>(text).execute(tx))).rows;
const events = async () => (await asOwner('select from tracking_event')).length;
const changesOf = async (firstName: string) =>
  asOwner<{ updated_at: Date }>(`select updated_at from organisation_user where first_name = '${firstName}'`);

describe('an Idempotency-Key', () => {
  it('does what it goes with once, and repeats the answer', async () => {
    const first = await send('updateCurrentUser', lena, 'profile', profile);
    const changed = await changesOf('Lena');
    const second = await send('updateCurrentUser', lena, 'profile', profile);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await changesOf('Lena')).toEqual(changed);
  });

  it('creates one API key, tells its secret once, and keeps no copy of it', async () => {
    const body = { name: 'Spreadsheet robot', scopes: ['READ'] };
    const first = await send('createApiKey', lena, 'robot', body);
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    expectProblem(await send('createApiKey', lena, 'robot', body), 'SECRET_TOLD_ALREADY');
    expectProblem(await send('createApiKey', lena, 'robot', { ...body, name: 'Another' }), 'IDEMPOTENCY_KEY_REUSED');
    expect(await asOwner(`select from api_key where name = 'Spreadsheet robot'`)).toHaveLength(1);
    const kept = await asOwner<{ body: unknown }>(`select body from idempotency_key where key = 'robot'`);
    expect(kept).toEqual([{ body: null }]);
  });

  it('repeats the first answer even where things have changed since', async () => {
    const first = await send('updateCurrentUser', lena, 'old profile', profile);
    await server.call('updateCurrentUser', { token: lena, body: { ...profile, jobTitle: 'Chair' } });
    expect((await send('updateCurrentUser', lena, 'old profile', profile)).body).toEqual(first.body);
    expect((await server.call('getCurrentUser', { token: lena })).body.jobTitle).toBe('Chair');
  });

  it('works where the answer is empty', async () => {
    const before = await events();
    const answers = [await send('trackEvent', lena, 'event', event), await send('trackEvent', lena, 'event', event)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, { text: '' }],
      [204, { text: '' }],
    ]);
    expect(answers.map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect(await events()).toBe(before + 1);
  });

  it('lets one of five at once through and answers all alike', async () => {
    const before = await events();
    const tracked = await Promise.all(Array.from({ length: 5 }, () => send('trackEvent', lena, 'five', event)));
    expect(tracked.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(tracked.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
    expect(await events()).toBe(before + 1);
  });

  it('is refused with another body or for another call', async () => {
    const before = await events();
    expect((await send('trackEvent', lena, 'once', event)).status).toBe(204);
    expectProblem(await send('trackEvent', lena, 'once', { ...event, region: 'US' }), 'IDEMPOTENCY_KEY_REUSED');
    expectProblem(await send('updateCurrentUser', lena, 'once', profile), 'IDEMPOTENCY_KEY_REUSED');
    expect(await events()).toBe(before + 1);
  });

  it('belongs to one user: a colleague and another organisation have their own', async () => {
    const before = await events();
    for (const token of [lena, jonas, camille]) {
      const { status, headers } = await send('trackEvent', token, 'shared', event);
      expect([status, headers.get('idempotency-replayed')]).toEqual([204, null]);
    }
    expectProblem(await send('trackEvent', jonas, 'shared', { ...event, region: 'US' }), 'IDEMPOTENCY_KEY_REUSED');
    expect(await events()).toBe(before + 3);
  });

  it('is not used up by a request that is refused', async () => {
    expectProblem(await send('trackEvent', lena, 'second try', { ...event, region: 'XX' }), 'VALIDATION_FAILED');
    expect((await send('trackEvent', lena, 'second try', event)).status).toBe(204);
  });

  it('is not used up by a request that fails halfway', async () => {
    await asOwner("alter table tracking_event add constraint refuses check (environment_key <> 'key') not valid");
    expectProblem(await send('trackEvent', lena, 'halfway', event), 'INTERNAL_ERROR');
    await asOwner('alter table tracking_event drop constraint refuses');
    const again = await send('trackEvent', lena, 'halfway', event);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([204, null]);
  });

  it('has 1 to 255 characters', async () => {
    expect((await send('trackEvent', lena, 'k'.repeat(maxIdempotencyKeyLength), event)).status).toBe(204);
    expectProblem(await send('trackEvent', lena, 'k'.repeat(maxIdempotencyKeyLength + 1), event), 'VALIDATION_FAILED');
    expectProblem(await send('trackEvent', lena, '', event), 'VALIDATION_FAILED');
  });

  it('is kept with the answer and a hash of the request, and with nothing else of it', async () => {
    const secret = { ...event, properties: { ...event.properties, buttonText: 'words of a customer' } };
    await send('trackEvent', camille, 'kept', secret);
    const rows = await asOwner<Record<string, unknown>>("select * from idempotency_key where key = 'kept'");
    expect(rows).toMatchObject([{ operation: 'trackEvent', status: 204, body: null }]);
    expect(JSON.stringify(rows)).not.toContain('words of a customer');
    expect(JSON.stringify(rows)).not.toContain(camille);
  });

  it('makes no difference to other methods and to sign-in, whose answers are secret', async () => {
    const put = await send('updateOrganisation', lena, 'put', { name: 'Nordic Kitchen' });
    const again = await send('updateOrganisation', lena, 'put', { name: 'Nordic Kitchens' });
    expect([put.status, again.status, again.body.name]).toEqual([200, 200, 'Nordic Kitchens']);
    const { refresh_token } = await server.signIn('lena.brandt@nordic-kitchen.example');
    const headers = { 'idempotency-key': 'refresh' };
    await server.call('refreshTokens', { body: { refresh_token }, headers });
    expect(await asOwner("select from idempotency_key where key in ('put', 'refresh')")).toEqual([]);
  });
});
