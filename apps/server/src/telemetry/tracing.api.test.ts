import { afterAll, describe, expect, it, vi } from 'vitest';
import { startJobs } from '../jobs/job-runner.ts';
import { askPartner, connectPartner, eventsAt, partnerSettings } from '../modules/network/testing/partners.ts';
import { answeringOfFile } from '../testing/answering.ts';
import { handlersOf } from '../testing/handlers-of.ts';
import { type ReceivedSpan, startSpanReceiver } from './testing/span-receiver.ts';

const receiver = await startSpanReceiver();
afterAll(() => receiver.stop());

const all = await answeringOfFile({
  ...partnerSettings,
  OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
  OTEL_SERVICE_NAME: 'exchange-of-tests',
  OTEL_RESOURCE_ATTRIBUTES: 'host.name=here',
});
const { server } = all;

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callersSpan = '00f067aa0ba902b7';

const flush = () => server.tracing?.stop();
const childrenOf = ({ spanId }: ReceivedSpan) => receiver.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

/** The span of the newest request to a route. */
function requestSpan(name: string): ReceivedSpan {
  const found = receiver.spans.findLast((span) => span.name === name);
  if (!found) throw new Error(`There is no span ${name} among ${receiver.spans.map((span) => span.name).join()}.`);
  return found;
}

describe('a traced request', () => {
  it('goes on with the trace of its caller, and has its statements below it', async () => {
    const headers = { traceparent: `00-${traceId}-${callersSpan}-01` };
    const { headers: told } = await server.call('getOrganisation', { token: all.buyer, headers });
    await flush();
    const request = requestSpan('GET /api/organisation');
    expect(request).toMatchObject({ traceId, parentSpanId: callersSpan, kind: 2, status: { code: 0 } });
    expect(request.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/organisation',
      'http.response.status_code': '200',
      'url.scheme': 'http',
      'pcf.request.id': told.get('x-request-id'),
    });
    const statements = childrenOf(request);
    expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringContaining('from begin_request('),
    );
    for (const statement of statements) {
      expect(statement).toMatchObject({ traceId, kind: 3, attributes: { 'db.system.name': 'postgresql' } });
      expect(BigInt(statement.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(request.startTimeUnixNano));
      expect(BigInt(statement.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(request.endTimeUnixNano));
    }
    expect(receiver.heard[0]).toMatchObject({ url: '/v1/traces', authorization: 'Bearer of-the-collector' });
    expect(receiver.resources[0]).toMatchObject({
      'service.name': 'exchange-of-tests',
      'service.version': '0.0.0',
      'host.name': 'here',
      'deployment.environment.name': 'local',
    });
  });

  it.each(['00-xyz', `00-${'0'.repeat(32)}-${callersSpan}-01`, `ff-${traceId}-${callersSpan}-01`, ''])(
    'begins a trace of its own where the header is malformed: %s',
    async (traceparent) => {
      await server.call('getOrganisation', { token: all.buyer, headers: { traceparent } });
      await flush();
      const request = requestSpan('GET /api/organisation');
      expect(request.traceId).toMatch(/^[0-9a-f]{32}$/);
      expect(request.traceId).not.toBe(traceId);
      expect(request.parentSpanId).toBeUndefined();
    },
  );

  it('does not let a stranger decide whether it is recorded', async () => {
    const headers = { traceparent: `00-${traceId.replace('4', 'a')}-${callersSpan}-00` };
    await server.call('getOrganisation', { token: all.buyer, headers });
    await flush();
    expect(requestSpan('GET /api/organisation').traceId).toBe(traceId.replace('4', 'a'));
  });

  it('is carried on by its job, and by that to the partner', async () => {
    const partner = await connectPartner(server, all.buyer, { relations: ['SUPPLIER'] });
    await askPartner(all, partner);
    const jobs = await startJobs(server.database, handlersOf(server), server.app.log, server.app.metrics);
    await vi.waitFor(() => expect(eventsAt(partner)).toHaveLength(1), { timeout: 20_000 }).finally(() => jobs.stop());
    await flush();
    const job = requestSpan('process network-delivery');
    expect(job).toMatchObject({ kind: 5, attributes: { 'messaging.destination.name': 'network-delivery' } });
    const cause = receiver.spans.find(({ spanId }) => spanId === job.parentSpanId);
    expect(cause).toMatchObject({ kind: 2, traceId: job.traceId });
    const calls = childrenOf(job).filter(({ attributes }) => attributes['pcf.partner.call']);
    expect(calls.map(({ name, attributes }) => [name, attributes['pcf.partner.call']])).toContainEqual([
      'POST',
      'event',
    ]);
    const event = calls.find(({ attributes }) => attributes['pcf.partner.call'] === 'event');
    const heard = partner.platform.heard.find(({ url }) => url.endsWith('/3/events'));
    expect(heard?.headers.traceparent).toBe(`00-${job.traceId}-${event?.spanId}-01`);
  });

  it('tells that it failed, and nothing that somebody typed', async () => {
    const words = ['mara.voss@mill.example', 'a-secret-password', 'a-token-in-a-link'] as const;
    await server.call('loginUser', { body: { email: words[0], password: words[1] } });
    await fetch(`${server.url}/dev/mailbox/${crypto.randomUUID()}?token=${words[2]}`);
    await fetch(`${server.url}/register/${words[2]}`);
    await fetch(`${server.url}/metrics`);
    await flush();
    expect(requestSpan('GET /dev/mailbox/:id').attributes['http.response.status_code']).toBe('404');
    const sent = receiver.heard.map(({ body }) => body).join('');
    expect(words.filter((word) => sent.includes(word))).toEqual([]);
    expect(sent).not.toContain(all.buyer);
    expect(receiver.spans.some(({ name }) => name.includes('/metrics'))).toBe(false);
  });
});
