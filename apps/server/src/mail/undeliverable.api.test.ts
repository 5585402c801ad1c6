import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { handlersOf } from '../testing/handlers-of.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { smtpTransport } from './mail-transport.ts';

const server = await serverOfFile({ demo: false });
let mailServer: MailServer;
let send: (to: string, isLast?: boolean) => Promise<void>;

beforeEach(async () => {
  mailServer = await startMailServer();
  const transport = smtpTransport(mailServer.url, 'no-reply@exchange.example');
  onTestFinished(() => transport.close());
  const handlers = handlersOf(server, { transport });
  send = (to, isLast) => handlers.mail({ template: 'test', to, language: 'en' }, crypto.randomUUID(), isLast);
});

const undeliverable = () =>
  server.database.asOwner((tx) =>
    tx.selectFrom('undeliverable_address').select(['email', 'response_code', 'response']).orderBy('email').execute(),
  );

describe('an address that is refused for good', () => {
  it('ends the job and is remembered until it takes a mail again', async () => {
    mailServer.refuseAddress('gone@example.org', 550);
    await send('gone@example.org');
    expect(await undeliverable()).toEqual([
      { email: 'gone@example.org', response_code: 550, response: '550 No such user' },
    ]);

    mailServer.refuseAddress('gone@example.org', 553);
    await send('gone@example.org');
    await send('there@example.org');
    expect(await undeliverable()).toEqual([
      { email: 'gone@example.org', response_code: 553, response: '553 No such user' },
    ]);

    mailServer.refuseAddress('gone@example.org');
    await send('gone@example.org');
    expect(await undeliverable()).toEqual([]);
    expect(mailServer.mails.map(({ to }) => to)).toEqual([['there@example.org'], ['gone@example.org']]);
  });
});

describe('any other failure', () => {
  it.each([
    ['a mailbox that is busy', 450, 'Try again later'],
    ['a server that does not relay', 550, '5.7.1 Relaying denied'],
  ])('is tried again: %s', async (_case, code, answer) => {
    mailServer.refuseAddress('busy@example.org', code, answer);
    await expect(send('busy@example.org')).rejects.toMatchObject({ responseCode: code });
    expect(await undeliverable()).toEqual([]);
  });

  it('is tried again where the text is refused, not the address', async () => {
    mailServer.refuse(1);
    await expect(send('busy@example.org')).rejects.toMatchObject({ responseCode: 451 });
    expect(await undeliverable()).toEqual([]);
  });
});

describe('a mail that is refused for now until no try is left', () => {
  it.each([
    [450, '4.2.0 Greylisted for ever'],
    [550, '5.7.1 Relaying denied'],
  ])('is remembered with the answer %i %s', async (code, answer) => {
    mailServer.refuseAddress('busy@example.org', code, answer);
    await expect(send('busy@example.org', true)).rejects.toMatchObject({ responseCode: code });
    const remembered = { email: 'busy@example.org', response_code: code, response: `${code} ${answer}` };
    expect(await undeliverable()).toEqual([remembered]);
    mailServer.refuseAddress('busy@example.org');
    await send('busy@example.org');
    expect(await undeliverable()).toEqual([]);
  });

  it('says nothing of the address where no mail server was reached', async () => {
    const transport = smtpTransport('smtp://127.0.0.1:1', 'no-reply@exchange.example');
    onTestFinished(() => transport.close());
    const { mail } = handlersOf(server, { transport });
    await expect(
      mail({ template: 'test', to: 'busy@example.org', language: 'en' }, crypto.randomUUID(), true),
    ).rejects.toThrow('ECONNREFUSED');
    expect(await undeliverable()).toEqual([]);
  });
});

describe('the log at its default level', () => {
  it('says that a mail was refused and by what answer, and not whose address it was', async () => {
    mailServer.refuseAddress('mara.voss@example.org', 550, '5.1.1 <mara.voss@example.org>: user mara.voss unknown');
    await send('mara.voss@example.org');
    mailServer.refuseAddress('mara.voss@example.org', 450, '4.2.1 Mailbox of mara.voss is busy');
    await send('mara.voss@example.org', true).catch(() => undefined);
    const told = server.logLines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'a mail server refused a mail, which is not tried again')
      .slice(-2);
    expect(told).toMatchObject([
      {
        level: 'warn',
        template: 'test',
        outcome: 'bounced',
        code: 550,
        answer: '550 5.1.1 <[address]>: user [address] unknown',
      },
      {
        level: 'warn',
        template: 'test',
        outcome: 'given_up',
        code: 450,
        answer: '450 4.2.1 Mailbox of [address] is busy',
      },
    ]);
    expect(server.logLines.join('')).not.toContain('mara.voss');
  });
});

describe('the application', () => {
  it('may not read who is undeliverable', async () => {
    await expect(
      server.database.withoutOrganisation((tx) => tx.selectFrom('undeliverable_address').selectAll().execute()),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
