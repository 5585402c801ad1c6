import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { proxies } from '../http/testing/proxies.ts';
import { serverOfFile } from '../testing/api-test.ts';

const mailId = crypto.randomUUID();
const addresses = ['/dev/mailbox', `/dev/mailbox/${mailId}`];

const server = await serverOfFile({ demo: false });
beforeAll(async () => {
  await server.database.asWorker((tx) =>
    sql`insert into captured_mail (id, recipient, subject, html, plain_text)
        values (${mailId}, 'jana@example.org', 'Your link', '<p>secret</p>', 'secret')`.execute(tx),
  );
});

const statusOf = async (url: string, remoteAddress: string, headers: Readonly<Record<string, string>>) =>
  (await server.app.http.inject({ url, remoteAddress, headers })).statusCode;

const browser = {
  host: 'localhost:3000',
  connection: 'keep-alive',
  'cache-control': 'max-age=0',
  'sec-ch-ua': '"Chromium";v="141", "Not?A_Brand";v="8"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  'upgrade-insecure-requests': '1',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0',
  accept: 'text/html,application/xhtml+xml',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  referer: 'http://localhost:3000/dev/mailbox',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'de-DE,de;q=0.9',
  cookie: 'of=another-program',
};

describe('the mailbox', () => {
  it.each(addresses)('is read by a browser on this machine: %s', async (url) => {
    for (const host of ['localhost:3000', 'localhost', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:3000'])
      expect(await statusOf(url, '127.0.0.1', { ...browser, host }), host).toBe(200);
    for (const from of ['::1', '127.0.0.2', '::ffff:127.0.0.1']) expect(await statusOf(url, from, browser)).toBe(200);
  });

  it.each(addresses)('is not there for another machine: %s', async (url) => {
    for (const from of ['203.0.113.9', '192.168.1.7', '2001:db8::1', '::ffff:10.0.0.1'])
      expect(await statusOf(url, from, browser), from).toBe(404);
  });

  it.each(Object.entries(proxies))('is not there for whoever comes through %s', async (_name, headers) => {
    for (const url of addresses) expect(await statusOf(url, '127.0.0.1', { ...browser, ...headers })).toBe(404);
  });

  it('is not there for whoever comes through the plainest of proxies, which add nothing', async () => {
    const { port } = new URL(server.url);
    const answers = async (version: string, connection: string) => {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      // Who has nothing more to send may have gone: the connection stays open until it is answered.
      socket.write(`GET /dev/mailbox HTTP/${version}\r\nHost: localhost:${port}\r\n${connection}\r\n`);
      const [answer] = await once(socket, 'data');
      socket.destroy();
      return String(answer);
    };
    const [kept, closed] = ['Connection: keep-alive\r\n', 'Connection: close\r\n'];
    expect(await answers('1.0', kept)).toMatch(/^HTTP\/1\.1 404 /);
    expect(await answers('1.1', '')).toMatch(/^HTTP\/1\.1 404 /);
    expect(await answers('1.1', closed)).toMatch(/^HTTP\/1\.1 404 /);
    expect(await answers('1.1', kept)).toMatch(/^HTTP\/1\.1 200 /);
  });
});
