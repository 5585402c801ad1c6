import { maxLogoBytes } from '@pcf/contract/exchange-limits';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { tokenOf } from '../../testing/members.ts';
import { jpeg, lossyWebp, png } from '../../testing/pictures.ts';
import { sendsFile } from '../../testing/send-file.ts';

const server = await serverOfFile();
const admin = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const editor = await tokenOf(server, 'jonas.weber@nordic-kitchen.example');
const other = await tokenOf(server, 'camille.laurent@maison-verdier.example');

const send = sendsFile('uploadOrganisationLogo', 'logo.svg');
const remove = (token: string) => server.call('deleteOrganisationLogo', { token });
const logoOf = async (token: string) => (await server.call('getOrganisation', { token })).body.logo;

/** The answer's text is no picture, so the bytes are read here. */
async function fetchLogo(token: string) {
  const response = await fetch(new URL('/api/organisation/logo', server.url), {
    headers: { authorization: `Bearer ${token}` },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a logo', () => {
  it.each([
    ['image/png', 'logo.png', png(64, 32)],
    ['image/jpeg', 'logo.jpg', jpeg(4096, 16)],
    ['image/webp', 'logo.webp', lossyWebp(16, 16)],
  ])('is taken as %s by its content, and sent to the own people as it came', async (type, fileName, content) => {
    const { status, body } = await send(server, admin, content);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ name: 'Nordic Kitchen', logo: { updatedAt: expect.any(String) } });
    expect(await logoOf(editor)).toEqual(body.logo);
    const { response, bytes } = await fetchLogo(editor);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toContain(`attachment; filename="${fileName}"`);
    expect(bytes.equals(content)).toBe(true);
  });

  it('is no other organisation’s', async () => {
    await send(server, admin, png(64, 64));
    expect(await logoOf(other)).toBeNull();
    expectProblem(await server.call('downloadOrganisationLogo', { token: other }), 'NOT_FOUND');
    expectProblem(await remove(other), 'NOT_FOUND');
    expect((await fetchLogo(admin)).response.status).toBe(200);
  });

  it('goes once', async () => {
    await send(server, admin, png(64, 64));
    const answers = await Promise.all([remove(admin), remove(admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await logoOf(editor)).toBeNull();
    expectProblem(await server.call('downloadOrganisationLogo', { token: editor }), 'NOT_FOUND');
  });

  it.each([
    [
      'a drawing that could carry a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>'),
    ],
    ['an animation of another kind', Buffer.from('GIF89a@\0@\0\0\0\0'.padEnd(40, '\0'), 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['a beginning without a size', png(64, 64).subarray(0, 20)],
    ['one that is too small', png(15, 64)],
    ['one that is too large', jpeg(64, 4097)],
  ])('is never %s', async (_what, content) => {
    expectProblem(await send(server, admin, content), 'INVALID_FILE');
    expect(await logoOf(admin)).toBeNull();
  });

  it('has a limit, comes as a form, and is set by an ADMIN', async () => {
    const most = Buffer.concat([png(64, 64), Buffer.alloc(maxLogoBytes)]);
    expect((await send(server, admin, most.subarray(0, maxLogoBytes))).status).toBe(200);
    await remove(admin);
    expectProblem(await send(server, admin, most.subarray(0, maxLogoBytes + 1)), 'BODY_TOO_LARGE');
    expectProblem(await server.call('uploadOrganisationLogo', { token: admin, body: {} }), 'UNSUPPORTED_MEDIA_TYPE');
    expectProblem(await send(server, editor, png(64, 64)), 'FORBIDDEN');
    expectProblem(await remove(editor), 'FORBIDDEN');
    expectProblem(await send(server, '', png(64, 64)), 'UNAUTHENTICATED');
    expectProblem(await server.call('deleteOrganisationLogo'), 'UNAUTHENTICATED');
    expectProblem(await server.call('downloadOrganisationLogo'), 'UNAUTHENTICATED');
    expect(await logoOf(admin)).toBeNull();
  });

  it('is in the log, set and taken away', async () => {
    await send(server, admin, png(64, 64));
    await remove(admin);
    const rows = await server.database.asOwner((tx) =>
      tx
        .selectFrom('activity')
        .select('details')
        .where('event', '=', 'LOGO_CHANGED')
        .orderBy('created_at', 'desc')
        .limit(2)
        .execute(),
    );
    expect(rows.map(({ details }) => details)).toEqual([{ logo: 'REMOVED' }, { logo: 'SET' }]);
  });
});
