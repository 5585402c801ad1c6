import { describe, expect, it } from 'vitest';
import { appWithSettings } from '../http/testing/app-with-settings.ts';
import { proxies } from '../http/testing/proxies.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { answerOf } from '../testing/test-server.ts';

const server = await serverOfFile();

const metrics = async (headers: Record<string, string> = {}) =>
  answerOf(await fetch(`${server.url}/metrics`, { headers }));

describe('/metrics', () => {
  it('counts requests by route, never by what stood in their address', async () => {
    const secret = 'a-token-that-stood-in-a-link';
    const mail = crypto.randomUUID();
    await fetch(`${server.url}/dev/mailbox/${mail}`);
    await fetch(`${server.url}/dev/mailbox/${mail}?token=${secret}`);
    await fetch(`${server.url}/register/${secret}`);
    await fetch(`${server.url}/api/organisation`, { headers: { authorization: `Bearer ${secret}` } });
    const { status, headers, body } = await metrics();
    const text = String(body.text);
    expect([status, headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/plain; version=0\.0\.4/),
    ]);
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/dev/mailbox/:id",status="404"} 2');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1');
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/organisation",status="401"} 1',
    );
    expect(text).toMatch(/http_request_duration_seconds_bucket\{le="0\.1",method="GET",route="\/api\/organisation"/);
    expect(text).toMatch(/^# TYPE jobs_total counter$/m);
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(mail);
  });

  it('is shown, without a token, to what scrapes on this machine', async () => {
    const prometheus = {
      'user-agent': 'Prometheus/3.5.0',
      accept: 'application/openmetrics-text;version=1.0.0;q=0.5,text/plain;version=0.0.4;q=0.3,*/*;q=0.2',
      'accept-encoding': 'gzip',
      'x-prometheus-scrape-timeout-seconds': '10',
    };
    expect((await metrics(prometheus)).status).toBe(200);
  });

  it.each(Object.entries(proxies))('is not shown, without a token, through %s', async (_name, headers) => {
    const answer = await server.app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers });
    expect(answer.statusCode).toBe(404);
  });

  it('is not shown, without a token, to another machine', async () => {
    const app = await appWithSettings(server.database, {});
    const from = async (remoteAddress: string) => (await app.inject({ url: '/metrics', remoteAddress })).statusCode;
    expect(await from('203.0.113.1')).toBe(404);
    expect(await from('127.0.0.1')).toBe(200);
    expect(await from('::1')).toBe(200);
  });

  it('is shown to whoever has the token where one is set, and to nobody else', async () => {
    const token = 'a-token-for-the-metrics';
    const app = await appWithSettings(server.database, { METRICS_TOKEN: token });
    const asked = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/metrics', headers, remoteAddress: '203.0.113.1' })).statusCode;
    expect(await asked({ authorization: `Bearer ${token}` })).toBe(200);
    expect(await asked({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' })).toBe(200);
    expect(await asked({ authorization: `Bearer ${token}x` })).toBe(404);
    expect(await asked({ authorization: token })).toBe(404);
    expect(await asked({})).toBe(404);
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
  });
});
