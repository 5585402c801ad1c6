import { describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../demo/demo-organisations.ts';
import { enqueue, enqueueLater } from '../jobs/enqueue.ts';
import { startJobs } from '../jobs/job-runner.ts';
import { smtpTransport } from '../mail/mail-transport.ts';
import { startPartner } from '../network/testing/small-partner.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { handlersOf } from '../testing/handlers-of.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { askForToken, createConnection, withPartners } from '../testing/network.ts';
import { serverForThisTest } from '../testing/test-server.ts';
import { seriesOf } from './testing/series.ts';

const lena = 'lena.brandt@nordic-kitchen.example';
const message = { template: 'test', to: 'jana@example.org', language: 'de' } as const;

const server = await serverOfFile({ settings: { BUILD_COMMIT: '0123abc', ...withPartners } });

describe('/metrics', () => {
  it('says what runs', async () => {
    expect(await seriesOf(server, 'pcf_build_info')).toEqual({
      [`commit="0123abc",database="${server.database.kind}",node="${process.version}",version="0.0.0"`]: 1,
    });
  });

  it('says how many jobs wait, and for how long the oldest could have been done', async () => {
    const fresh = await serverForThisTest({ demo: false });
    expect(await seriesOf(fresh, 'pcf_queue_oldest_job_seconds')).toMatchObject({ 'queue="mail"': 0 });
    const waiting = await serverForThisTest({ demo: false });
    await waiting.database.withoutOrganisation(async (tx) => {
      await enqueue(tx, 'mail', message);
      await enqueue(tx, 'mail', message);
      await enqueueLater(tx, 'mail', message, 600);
    });
    await waiting.database.executeSql('owner')(
      "update pgboss.job set start_after = now() - interval '90 seconds' where name = 'mail' and start_after <= now()",
    );
    expect(await seriesOf(waiting, 'pcf_queue_jobs')).toMatchObject({
      'queue="mail",state="waiting"': 2,
      'queue="mail",state="deferred"': 1,
      'queue="announce",state="waiting"': 0,
    });
    const oldest = (await seriesOf(waiting, 'pcf_queue_oldest_job_seconds'))['queue="mail"'];
    expect(oldest).toBeGreaterThanOrEqual(90);
    expect(oldest).toBeLessThan(150);
    expect(await seriesOf(waiting, 'pcf_database_up')).toEqual({ '': 1 });
  });

  it('says how busy the database is kept', async () => {
    const { promise, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const work = server.database.withoutOrganisation(async () => {
      begin();
      await promise;
    });
    await begun;
    const turns = await seriesOf(server, 'pcf_database_turns');
    const connections = await seriesOf(server, 'pcf_database_connections');
    end();
    await work;
    expect(turns).toMatchObject({
      'gate="organisations",state="running"': 1,
      'gate="entrance",state="running"': 1,
      'gate="entrance",state="waiting"': 0,
    });
    if (server.database.kind === 'pglite') expect(connections).toEqual({});
    else {
      expect(connections['pool="app",state="in_use"']).toBeGreaterThanOrEqual(1);
      expect(await seriesOf(server, 'pcf_database_connections_max')).toMatchObject({ 'pool="app"': 10 });
      expect(await seriesOf(server, 'pcf_database_connections_waiting')).toMatchObject({ 'pool="app"': 0 });
    }
  });

  it('counts sign-ins by what came of them', async () => {
    await server.signIn(lena);
    await server.call('loginUser', { body: { email: lena, password: 'wrong' } });
    await server.call('loginUser', { body: { email: 'nobody@example.org', password: demoPassword } });
    await server.call('linkAccount', { body: { linkToken: 'forged', password: demoPassword } });
    expect(await seriesOf(server, 'pcf_sign_ins_total')).toEqual({
      'method="password",outcome="succeeded"': 1,
      'method="password",outcome="wrong_credentials"': 2,
      'method="link",outcome="token_refused"': 1,
    });
  });

  it('counts which limits are hit, and by nobody in particular', async () => {
    const limited = await serverForThisTest({ settings: { SIGN_INS_PER_MINUTE: '1', REQUESTS_PER_MINUTE: '5' } });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await limited.call('loginUser', { body: { email: `somebody-${attempt}@example.org`, password: 'x' } });
    }
    for (let call = 0; call < 5; call += 1) await limited.call('getOrganisation');
    expect(await seriesOf(limited, 'pcf_limits_hit_total')).toEqual({ 'limit="sign-ins"': 2, 'limit="requests"': 3 });
    expect(await seriesOf(limited, 'pcf_sign_ins_total')).toMatchObject({ 'method="password",outcome="locked"': 2 });
  });

  it('counts mails by what they are and what came of them', async () => {
    const mailServer = await startMailServer();
    const transport = smtpTransport(mailServer.url, 'no-reply@exchange.example');
    const handlers = handlersOf(server, { transport });
    const send = (to: string, isLast?: boolean) =>
      handlers.mail({ ...message, to }, crypto.randomUUID(), isLast).catch(() => undefined);
    mailServer.refuseAddress('gone@example.org', 550);
    mailServer.refuseAddress('busy@example.org', 450);
    await send('there@example.org');
    await send('gone@example.org');
    await send('busy@example.org');
    await send('busy@example.org', true);
    transport.close();
    const unreached = smtpTransport('smtp://127.0.0.1:1', 'no-reply@exchange.example');
    await handlersOf(server, { transport: unreached })
      .mail(message, crypto.randomUUID())
      .catch(() => undefined);
    unreached.close();
    const mails = await seriesOf(server, 'pcf_mails_total');
    expect(mails).toEqual(
      Object.fromEntries(
        ['sent', 'bounced', 'refused', 'given_up', 'failed'].map((end) => [`outcome="${end}",template="test"`, 1]),
      ),
    );
  });

  it('counts calls to and from platforms of partners, and how long they took', async () => {
    const partner = await startPartner({
      '/auth/token': { body: { access_token: 'their-token', token_type: 'Bearer', expires_in: 60 } },
      '/3/footprints': { status: 500, body: {} },
    });
    const token = (await server.signIn(lena)).access_token;
    const { id } = await createConnection(server, token, { baseUrl: partner.url });
    await server.call('testNetworkConnection', { token, params: { connectionId: id } });
    await askForToken(server, undefined);
    expect(await seriesOf(server, 'pcf_partner_call_duration_seconds_count')).toEqual({
      'direction="out",kind="discovery",outcome="not_found_there"': 1,
      'direction="out",kind="token",outcome="ok"': 1,
      'direction="out",kind="footprints",outcome="partner_failed"': 1,
      'direction="in",kind="token",outcome="refused"': 1,
    });
    const spent = await seriesOf(server, 'pcf_partner_call_duration_seconds_sum');
    expect(spent['direction="out",kind="token",outcome="ok"']).toBeGreaterThan(0);
  });

  it('counts jobs that are given up apart from those that are tried again', async () => {
    const working = await serverForThisTest({ demo: false });
    await working.database.executeSql('owner')("update pgboss.queue set retry_limit = 0 where name = 'discard-file'");
    await working.database.withoutOrganisation((tx) => enqueue(tx, 'discard-file', { storageKey: 'x' }));
    const fail = async () => Promise.reject(new Error('the disk is away'));
    const jobs = await startJobs(
      working.database,
      { ...handlersOf(working), 'discard-file': fail },
      working.app.log,
      working.app.metrics,
    );
    await vi
      .waitFor(
        async () =>
          expect(await seriesOf(working, 'jobs_total')).toMatchObject({ 'outcome="given_up",queue="discard-file"': 1 }),
        { timeout: 20_000 },
      )
      .finally(() => jobs.stop());
    expect(working.logLines.join('')).toContain('is given up');
    expect(await seriesOf(working, 'pcf_jobs_active')).toMatchObject({ 'queue="discard-file"': 0 });
  });
});
