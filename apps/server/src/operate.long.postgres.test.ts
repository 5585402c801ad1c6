import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@pcf/contract/operations/calls';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startOwnPostgres } from '../../../scripts/postgres/start-postgres.ts';
import { demoPassword } from './demo/demo-organisations.ts';
import { startMailServer } from './testing/mail-server.ts';
import { allowedToOthers, pathsBelow } from './testing/other-user.ts';
import { operate, startProgram } from './testing/run-program.ts';

describe('operate', () => {
  it('prepares a fresh server with one command, whose settings then start one, and queues a test mail', async () => {
    const postgres = await startOwnPostgres();
    onTestFinished(() => postgres.stop());
    const administrator = { ADMINISTRATOR_URL: postgres.ownerUrl };
    const prepared = await operate(['create-roles', 'exchange'], administrator);
    expect(prepared.code).toBe(0);
    const settings = Object.fromEntries(
      [...prepared.output.matchAll(/^(DATABASE_\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(Object.keys(settings)).toEqual(['DATABASE_OWNER_URL', 'DATABASE_URL', 'DATABASE_WORKER_URL']);

    const withoutOwner = { ...settings, DATABASE_OWNER_URL: '', SMTP_URL: 'smtp://127.0.0.1:1', PORT: '0' };
    await expect(startProgram(withoutOwner)).rejects.toThrow(
      'The database is not up to date: start once with DATABASE_OWNER_URL set',
    );
    const asSuperuser = { ...withoutOwner, DATABASE_URL: postgres.ownerUrl.replace(/postgres$/, 'exchange') };
    await expect(startProgram(asSuperuser)).rejects.toThrow('neither a superuser nor the owner');

    expect((await operate(['migrate'], withoutOwner)).output).toMatch(/needs DATABASE_OWNER_URL/);
    expect((await operate(['back-up', '/nowhere/back-up'], settings)).output).toMatch(
      /^The database is of another version than this program/,
    );
    expect((await operate(['migrate'], { ...withoutOwner, ...settings })).output).toMatch(
      /^The database is up to date; it lacked 0001-core, .*\.\n$/,
    );
    expect(await operate(['migrate'], { ...withoutOwner, ...settings })).toEqual({
      code: 0,
      output: 'The database was up to date already.\n',
    });

    const mailServer = await startMailServer();
    const mail = { SMTP_URL: mailServer.url, PORT: '0' };
    // Once one process has migrated, others need no owner's address; one that has it goes on as well.
    await startProgram({ ...settings, ...mail });
    await expect(startProgram({ ...asSuperuser, ...mail })).rejects.toThrow('it must log in as pcf_app');
    await expect(startProgram({ ...settings, ...mail, DATABASE_WORKER_URL: settings.DATABASE_URL })).rejects.toThrow(
      'let each log in as a role of its own',
    );
    const second = await startProgram({ ...withoutOwner, ...mail });
    expect((await fetch(new URL('/health/ready', second.url))).status).toBe(200);
    expect((await fetch(new URL('/dev/mailbox', second.url))).status).toBe(404);

    expect((await operate(['test-mail', 'not an address'], { ...settings, ...mail })).code).toBe(1);
    expect((await operate(['test-mail', 'op@example.org', 'fr'], settings)).code).toBe(0);
    await vi.waitFor(() => expect(mailServer.mails.map(({ to }) => to)).toEqual([['op@example.org']]), {
      timeout: 20_000,
    });

    expect((await operate(['make-admin', 'nobody@example.org'], settings)).output).toMatch(
      /^No verified user has the address/,
    );
    expect((await operate(['make-admin', 'lena@example.org'], withoutOwner)).output).toMatch(/DATABASE_OWNER_URL/);
    expect((await operate(['make-admin'], settings)).code).toBe(1);

    for (const words of [
      ['export-person', 'nobody@example.org', '/nowhere/person.json'],
      ['erase-person', 'nobody@example.org'],
    ]) {
      expect((await operate(words, settings)).output).toBe('Nothing is kept under nobody@example.org.\n');
      expect((await operate(words, { ...withoutOwner, ...mail })).output).toMatch(/DATABASE_OWNER_URL/);
      expect((await operate(words.slice(0, 1), settings)).output).toMatch(/^Commands for whoever operates/);
    }

    const again = await operate(['create-roles', 'other'], administrator);
    expect(again).toEqual({ code: 1, output: expect.stringMatching(/^The role pcf_\w+ exists on this server/) });
    const beside = await operate(['create-roles', '--prefix', 'acme', 'exchange'], administrator);
    expect(beside).toEqual({ code: 1, output: expect.stringMatching(/^The database exchange exists on this server/) });
    const strange = await operate(['create-roles', '--prefix', 'a-b'], administrator);
    expect(strange).toEqual({ code: 1, output: expect.stringMatching(/^A prefix is of small letters/) });
  }, 240_000);

  it('takes the administrator’s address by every way but a command line with a password, and writes files', async () => {
    const postgres = await startOwnPostgres();
    onTestFinished(() => postgres.stop());
    const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-roles-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { password, host } = new URL(postgres.ownerUrl);
    const withoutPassword = `postgres://postgres@${host}/postgres`;
    const refused = async (words: readonly string[], settings = {}, input = '') => {
      const { code, output } = await operate(['create-roles', '--prefix', 'refused', ...words], settings, input);
      expect(code).toBe(1);
      expect(output).not.toContain(password);
      return output;
    };

    expect(await refused([postgres.ownerUrl])).toMatch(
      /^The address on the command line has a password .*ADMINISTRATOR_URL/,
    );
    expect(await refused([`${withoutPassword}?password=${password}`])).toMatch(/^The address on the command line/);
    expect(await refused([withoutPassword])).toMatch(/refuses the administrator's name or password/);
    expect(await refused(['-'], {}, 'nowhere\n')).toMatch(/^The administrator's address is no address/);
    expect(await refused(['-'])).toMatch(/^The administrator's address is no address/);
    expect(await refused([withoutPassword], { ADMINISTRATOR_URL: postgres.ownerUrl })).toMatch(/is given twice/);
    expect(await refused([], { ADMINISTRATOR_URL: 'nowhere' })).toMatch(
      /^The setting ADMINISTRATOR_URL is wrong: set /,
    );
    expect(await refused(['postgres://postgres@127.0.0.1:1/postgres'])).toMatch(/does not answer/);

    const file = join(folder, 'administrator');
    await writeFile(file, `${postgres.ownerUrl}\n`);
    const made = async (prefix: string, words: readonly string[], settings = {}, input = '') => {
      const { code, output } = await operate(['create-roles', '--prefix', prefix, ...words], settings, input);
      expect(code, output).toBe(0);
      return output;
    };
    await made('by_file', [], { ADMINISTRATOR_URL_FILE: file });
    await made('typed', ['-'], {}, `${postgres.ownerUrl}\n`);
    await made('by_password', [withoutPassword], { PGPASSWORD: password });

    const to = join(folder, 'secrets');
    const output = await made('kept', ['--to', to, '-', 'own_name'], {}, postgres.ownerUrl);
    expect(output).not.toContain('postgres://');
    const settings = Object.fromEntries(
      [...output.matchAll(/^(DATABASE_\w+_FILE)=(.+)$/gm)].map(([, name, path]) => [name, path]),
    );
    expect(settings).toEqual({
      DATABASE_OWNER_URL_FILE: join(to, 'database-owner-url'),
      DATABASE_URL_FILE: join(to, 'database-url'),
      DATABASE_WORKER_URL_FILE: join(to, 'database-worker-url'),
    });
    expect(allowedToOthers(pathsBelow(to))).toEqual([]);
    expect((await operate(['make-admin', 'nobody@example.org'], settings)).output).toMatch(/^No verified user/);

    const other = join(folder, 'other');
    expect(await refused(['--to', to, '-'], {}, postgres.ownerUrl)).toMatch(/database-owner-url exists already/);
    expect(await refused(['--to', other, '-', 'own_name'], {}, postgres.ownerUrl)).toMatch(
      /^The database own_name exists/,
    );
    expect(await readdir(other)).toEqual([]);
    expect(await refused(['--to', join(file, 'below'), '-'], {}, postgres.ownerUrl)).toMatch(
      /cannot be written to .*ENOTDIR/,
    );
  }, 240_000);

  it('makes an organisation, whose first ADMIN is invited by mail and by the printed link', async () => {
    const postgres = await startOwnPostgres();
    onTestFinished(() => postgres.stop());
    const prepared = await operate(['create-roles', 'exchange'], { ADMINISTRATOR_URL: postgres.ownerUrl });
    expect(prepared.code, prepared.output).toBe(0);
    const mailServer = await startMailServer();
    const settings = {
      ...Object.fromEntries(
        [...prepared.output.matchAll(/^(DATABASE_\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
      ),
      SMTP_URL: mailServer.url,
      PORT: '0',
    };
    const { url } = await startProgram({ ...settings, REGISTRATION: 'invited' });
    const founding = ['create-organisation', 'Acme', 'ada@acme.example', 'de'];
    const withLink = [...founding, '--print-link'];
    expect((await operate(withLink, settings)).output).toMatch(/PUBLIC_URL/);
    expect((await operate(founding, { ...settings, DATABASE_OWNER_URL: '' })).output).toMatch(/DATABASE_OWNER_URL/);
    expect((await operate(['create-organisation', 'Acme', 'nobody'], settings)).code).toBe(1);

    const { code, output } = await operate(withLink, { ...settings, PUBLIC_URL: url });
    expect(code).toBe(0);
    const token = /\/register-user\?token=([\w-]{43})\n$/.exec(output)?.[1];
    const preview = await fetch(new URL(`/auth/registration/invitations/${token}`, url));
    expect(await preview.json()).toMatchObject({
      kind: 'USER',
      email: 'ada@acme.example',
      inviterName: 'Acme',
      invitedBy: 'PCF Exchange',
      accessLevel: 'ADMIN',
    });
    await vi.waitFor(() => expect(mailServer.mails.map(({ to }) => to)).toEqual([['ada@acme.example']]), {
      timeout: 20_000,
    });
  }, 120_000);

  it('names administrators of the installation, and writes what an organisation may read into a file', async () => {
    const postgres = await startOwnPostgres();
    onTestFinished(() => postgres.stop());
    const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-operate-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const prepared = await operate(['create-roles', 'exchange'], { ADMINISTRATOR_URL: postgres.ownerUrl });
    expect(prepared.code, prepared.output).toBe(0);
    const settings = {
      ...Object.fromEntries(
        [...prepared.output.matchAll(/^(DATABASE_\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
      ),
      DOCUMENTS_DIR: join(folder, 'documents'),
    };
    const withoutOwner = { ...settings, DATABASE_OWNER_URL: '' };
    const { url } = await startProgram({ ...settings, DEMO: 'true', PORT: '0' });
    const [lena, jonas] = ['lena.brandt@nordic-kitchen.example', 'jonas.weber@nordic-kitchen.example'] as const;
    const signedIn = await fetch(new URL(calls.loginUser.path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: lena, password: demoPassword }),
    });
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    const readsLog = async () =>
      (await fetch(new URL(calls.listInstallationEntries.path, url), { headers: { authorization: `Bearer ${token}` } }))
        .status;
    const refused = async (words: readonly string[], given: Record<string, string> = settings) => {
      const { code, output } = await operate(words, given);
      expect(code, output).toBe(1);
      return output;
    };
    const owner = new pg.Client({ connectionString: postgres.ownerUrl.replace(/postgres$/, 'exchange') });
    await owner.connect();
    await owner.query('update account set email_verified_at = null where email = $1', [jonas]);
    const { rows } = await owner.query("select id from organisation where name = 'Nordic Kitchen'");
    const nordic = String(rows[0].id);
    await owner.end();

    const [make, remove] = ['make-installation-admin', 'remove-installation-admin'];
    expect(await readsLog()).toBe(403);
    for (const email of ['nobody@example.org', jonas]) {
      expect(await refused([make, email])).toBe(`No verified user has the address ${email}.\n`);
    }
    for (const command of [make, remove]) {
      expect(await refused([command, lena], withoutOwner)).toMatch(/needs DATABASE_OWNER_URL\.\n$/);
      expect(await refused([command])).toMatch(/^Commands for whoever operates/);
      expect(await refused([command, 'lena'])).toMatch(/^Commands for whoever operates/);
    }
    expect(await operate([make, lena], settings)).toEqual({
      code: 0,
      output: 'Lena Brandt is an administrator of the installation now.\n',
    });
    expect((await operate([make, lena], settings)).output).toBe('Lena Brandt was one already.\n');
    expect(await readsLog()).toBe(200);
    expect(await operate([remove, lena], settings)).toEqual({
      code: 0,
      output: 'Lena Brandt is no administrator of the installation by this command any more.\n',
    });
    expect(await readsLog()).toBe(403);
    for (const email of [lena, 'nobody@example.org']) {
      expect(await refused([remove, email])).toMatch(`${email} was not made one by this command.`);
    }

    const file = join(folder, 'nordic.tar.gz');
    expect(await refused(['export-organisation', nordic])).toMatch(/^Commands for whoever operates/);
    expect(await refused(['export-organisation', 'Nordic Kitchen', file])).toMatch(/^Commands for whoever operates/);
    expect(await refused(['export-organisation', nordic, file], withoutOwner)).toMatch(
      /^This needs DATABASE_OWNER_URL/,
    );
    const unknown = randomUUID();
    expect(await refused(['export-organisation', unknown, file])).toBe(`No organisation has the id ${unknown}.\n`);
    expect(await readdir(folder)).toEqual(['documents']);
    const written = await operate(['export-organisation', nordic, file], settings);
    expect(written.code, written.output).toBe(0);
    expect(written.output).toMatch(/^\d+ rows and \d+ documents of Nordic Kitchen are in .*nordic\.tar\.gz\.\n$/);
    expect(allowedToOthers([file])).toEqual([]);
    const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).trimEnd().split('\n');
    expect(names).toContain('tables/organisation_user/000001.jsonl');
    expect(
      names.filter((name) => !/^(tables\/\w+\/\d{6}\.jsonl|(received-)?documents\/[\w-]+\.pdf)$/.test(name)),
    ).toEqual([]);
    const before = await readFile(file);
    expect(await refused(['export-organisation', nordic, file])).toBe(`${file} is there already: name a new file.\n`);
    expect(before.equals(await readFile(file))).toBe(true);
  }, 240_000);

  it.each([[[]], [['create-roles']], [['unknown']]])('answers %j with how it is used', async (words) => {
    const { code, output } = await operate(words);
    expect(code).toBe(1);
    expect(output).toMatch(/^Commands for whoever operates the platform/);
  });
});
