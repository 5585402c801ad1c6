import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { certificateFile, readTestCertificate } from '../testing/test-certificate.ts';
import { createCallPartner, type PartnerCallSettings, trustedCertificates } from './call-partner.ts';
import { startPartner } from './testing/small-partner.ts';

const here: PartnerCallSettings = { allowPrivate: ['127.0.0.0/8'], allowHttp: true, certificates: undefined };
const ask = createCallPartner(here);
const get = { kind: 'footprint', method: 'GET', headers: {} } as const;

describe('asking another platform', () => {
  it('sends what is given and answers with what came', async () => {
    const partner = await startPartner({ '/a/b': { status: 202, body: 'ça' } });
    const headers = { authorization: 'Bearer x', 'content-type': 'text/plain' };
    const answer = await ask(`${partner.url}/a/b?c=d`, { kind: 'event', method: 'POST', headers, body: 'über' });
    expect(answer).toEqual({ status: 202, text: 'ça' });
    expect(partner.heard).toMatchObject([
      {
        method: 'POST',
        url: '/a/b?c=d',
        body: 'über',
        headers: { ...headers, host: `127.0.0.1:${partner.port}`, 'content-length': '5' },
      },
    ]);
  });

  it('calls the name that was asked for at the address that was checked', async () => {
    const partner = await startPartner({ '/': {} });
    expect((await ask(`http://localhost:${partner.port}/`, get)).status).toBe(200);
    expect(partner.heard[0]?.headers.host).toBe(`localhost:${partner.port}`);
  });

  it('does not follow anywhere else', async () => {
    const partner = await startPartner({ '/': { status: 302, headers: { location: '/elsewhere' } } });
    expect((await ask(`${partner.url}/`, get)).status).toBe(302);
    expect(partner.heard).toHaveLength(1);
  });

  it.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://2130706433',
    'http://0x7f.1',
  ])('does not reach this machine by %s', async (address) => {
    const partner = await startPartner({ '/': {} });
    const strict = createCallPartner({ ...here, allowPrivate: [] });
    await expect(strict(`${address}:${partner.port}/`, get)).rejects.toMatchObject({ code: 'CONNECTION_FAILED' });
    expect(partner.heard).toEqual([]);
  });

  it('is encrypted, unless a setting allows it otherwise', async () => {
    const strict = createCallPartner({ ...here, allowHttp: false });
    await expect(strict('http://127.0.0.1:1/', get)).rejects.toMatchObject({ code: 'NOT_HTTPS' });
    await expect(ask('ftp://127.0.0.1:1/', get)).rejects.toMatchObject({ code: 'NOT_HTTPS' });
  });

  it('trusts a certificate of an authority that the settings name, and for its name alone', async () => {
    const partner = await startPartner({ '/': {} }, await readTestCertificate());
    await expect(ask(`${partner.url}/`, get)).rejects.toMatchObject({ code: 'CERTIFICATE_NOT_TRUSTED' });
    const trusting = createCallPartner({ ...here, certificates: await trustedCertificates(certificateFile) });
    expect((await trusting(`${partner.url}/`, get)).status).toBe(200);
    expect((await trusting(`https://localhost:${partner.port}/`, get)).status).toBe(200);
    const other = trusting(`https://127.0.0.2:${partner.port}/`, get);
    await expect(other).rejects.toMatchObject({
      code: expect.stringMatching(/^(CERTIFICATE_NOT_TRUSTED|CONNECTION_FAILED)$/),
    });
  });

  it('reads five megabytes and no more', async () => {
    const partner = await startPartner({
      '/most': { body: 'x'.repeat(5 * 1024 * 1024) },
      '/more': { body: 'x'.repeat(5 * 1024 * 1024 + 1) },
    });
    expect((await ask(`${partner.url}/most`, get)).text).toHaveLength(5 * 1024 * 1024);
    await expect(ask(`${partner.url}/more`, get)).rejects.toMatchObject({ code: 'ANSWER_TOO_LARGE' });
  });

  it('waits for so long, whether nothing comes or the rest of an answer does not', async () => {
    const partner = await startPartner({
      '/': 'nothing',
      '/half': 'half',
    });
    const impatient = createCallPartner(here, 200);
    await expect(impatient(`${partner.url}/`, get)).rejects.toMatchObject({ code: 'TIMED_OUT' });
    await expect(impatient(`${partner.url}/half`, get)).rejects.toMatchObject({ code: 'TIMED_OUT' });
  });

  it('says where nobody is', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as { port: number };
    await new Promise((resolve) => closed.close(resolve));
    await expect(ask(`http://127.0.0.1:${port}/`, get)).rejects.toMatchObject({ code: 'CONNECTION_FAILED' });
  });

  it('tells whoever asks the same of a private address, a name that is not there and a port that is closed', async () => {
    const reasons: string[] = [];
    const unreached = (host: string, reason: string) => void reasons.push(`${host}: ${reason}`);
    const asked = createCallPartner({ ...here, allowPrivate: ['127.0.0.2/32'], unreached });
    const told = (address: string) => asked(address, get).catch((error: unknown) => ({ ...Object(error) }));
    const answers = [
      await told('http://127.0.0.1:1/'),
      await told('http://localhost:1/'),
      await told('http://nobody.invalid/'),
      await told('http://127.0.0.2:1/'),
    ];
    expect(answers).toEqual(answers.map(() => ({ code: 'CONNECTION_FAILED' })));
    // Whoever operates the installation can tell.
    expect(reasons).toEqual([
      expect.stringMatching(/^127\.0\.0\.1: not a public address/),
      expect.stringMatching(/^localhost: not a public address/),
      expect.stringMatching(/^nobody\.invalid: getaddrinfo /),
      expect.stringMatching(/^127\.0\.0\.2: connect ECONNREFUSED/),
    ]);
  });

  it('says where the connection breaks', async () => {
    const rude = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void rude.close());
    const { port } = rude.address() as { port: number };
    await expect(ask(`http://127.0.0.1:${port}/`, get)).rejects.toMatchObject({ code: 'CONNECTION_FAILED' });
  });
});
