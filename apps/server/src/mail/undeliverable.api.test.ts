import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { handlersOf } from '../testing/handlers-of.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { smtpTransport } from './mail-transport.ts';

const server = await serverOfFile({ demo: false });
let mailServer: MailServer;
let send: (to: string) => Promise<void>;

beforeEach(async () => {
  mailServer = await startMailServer();
  const transport = smtpTransport(mailServer.url, 'no-reply@exchange.example');
  onTestFinished(() => transport.close());
  const handlers = handlersOf(server, { transport });
  send = (to) => handlers.mail({ template: 'test', to, language: 'en' }, crypto.randomUUID());
});

const undeliverable = () =>
  server.database.asOwner((tx) =>
    tx.selectFrom('undeliverable_address').select(['email', 'response_code']).orderBy('email').execute(),
  );

describe('an address that is refused for good', () => {
  it('ends the job and is remembered until it takes a mail again', async () => {
    mailServer.refuseAddress('gone@example.org', 550);
    await send('gone@example.org');
    expect(await undeliverable()).toEqual([{ email: 'gone@example.org', response_code: 550 }]);

    mailServer.refuseAddress('gone@example.org', 553);
    await send('gone@example.org');
    await send('there@example.org');
    expect(await undeliverable()).toEqual([{ email: 'gone@example.org', response_code: 553 }]);

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

describe('the application', () => {
  it('may not read who is undeliverable', async () => {
    await expect(
      server.database.withoutOrganisation((tx) => tx.selectFrom('undeliverable_address').selectAll().execute()),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
