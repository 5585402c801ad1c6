import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startOwnPostgres } from '../../../scripts/postgres/start-postgres.ts';
import { startMailServer } from './testing/mail-server.ts';
import { operate, startProgram } from './testing/run-program.ts';

describe('operate', () => {
  it('prepares a fresh server with one command, whose settings then start one, and queues a test mail', async () => {
    const postgres = await startOwnPostgres();
    onTestFinished(() => postgres.stop());
    const prepared = await operate(['create-roles', postgres.ownerUrl, 'exchange']);
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

    const mailServer = await startMailServer();
    const mail = { SMTP_URL: mailServer.url, PORT: '0' };
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

    const again = await operate(['create-roles', postgres.ownerUrl, 'other']);
    expect(again).toEqual({ code: 1, output: expect.stringMatching(/^The role pcf_\w+ exists on this server/) });
    const beside = await operate(['create-roles', '--prefix', 'acme', postgres.ownerUrl, 'exchange']);
    expect(beside).toEqual({ code: 1, output: expect.stringMatching(/^The database exchange exists on this server/) });
    const strange = await operate(['create-roles', '--prefix', 'a-b', postgres.ownerUrl]);
    expect(strange).toEqual({ code: 1, output: expect.stringMatching(/^A prefix is of small letters/) });
  }, 240_000);

  it.each([[[]], [['create-roles']], [['unknown']]])('answers %j with how it is used', async (words) => {
    const { code, output } = await operate(words);
    expect(code).toBe(1);
    expect(output).toMatch(/^Commands for whoever operates the platform/);
  });
});
