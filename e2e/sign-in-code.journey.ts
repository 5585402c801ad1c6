import { calls } from '@pcf/contract/operations/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../apps/server/src/demo/demo-organisations.ts';
import { type InboxMail, startInbox } from '../apps/server/src/testing/mail-inbox.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, submitCredentials } from './sign-in.ts';
import { startOwnServer } from './start-own-server.ts';
import type { ServerProcess } from './start-server.ts';

const { openPage } = journeyBrowser();
const { email, firstName } = demoUsers.admin;

describe('signing in to an account that strangers guess at', () => {
  let server: ServerProcess;
  let inbox: Awaited<ReturnType<typeof startInbox>>;
  beforeAll(async () => {
    inbox = await startInbox();
    server = await startOwnServer({ DEMO: 'true', TRUST_PROXY: 'true', SMTP_URL: inbox.smtpUrl });
    for (let network = 0; network < 10; network += 1) await guessTenTimes(`198.18.${network}.1`);
  });
  afterAll(async () => {
    await server.stop();
    await inbox.stop();
  });

  async function guessTenTimes(from: string): Promise<void> {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { status } = await fetch(new URL(calls.loginUser.path, server.url), {
          method: calls.loginUser.method,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
          body: JSON.stringify({ email, password: 'a guess' }),
        });
        return status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
  }

  async function codes(): Promise<string[]> {
    const mails = (await (await fetch(inbox.readUrl)).json()) as InboxMail[];
    return mails.flatMap(({ to, text }) => (to === email ? (text.match(/\d{4} \d{4}/) ?? []) : []));
  }

  it('asks for the code of a mail, says what is wrong with it, and sends another one', async () => {
    const page = await openPage('/login', { baseUrl: server.url });
    await submitCredentials(page, email, demoPassword);
    const field = page.getByRole('textbox', { name: 'Code from the email' });
    await page.locator('input[name="code"]:focus').waitFor();
    await page.getByText(`we have sent a code to ${email}`).waitFor();
    expect([await field.getAttribute('autocomplete'), await field.getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    await checkLooks(page);

    const summary = page.getByRole('alert');
    await field.press('Enter');
    await summary.getByRole('link', { name: 'Enter the code from the email' }).click();
    await page.locator('input[name="code"]:focus').waitFor();
    await page.keyboard.type('1234');
    await page.keyboard.press('Enter');
    await summary.getByRole('link', { name: 'The code has eight digits' }).waitFor();
    await expect.poll(codes).toHaveLength(1);
    const [first = ''] = await codes();
    await field.fill(first === '1234 5678' ? '8765 4321' : '1234 5678');
    await field.press('Enter');
    await summary.getByRole('link', { name: 'The code is wrong or has expired' }).waitFor();
    await checkLooks(page);

    await page.getByRole('button', { name: 'Send the email again' }).click();
    await page.getByText('Email sent again.').waitFor();
    await expect.poll(codes).toHaveLength(2);
    // As it is copied from the mail, with its space.
    await field.fill((await codes())[1] ?? '');
    await field.press('Enter');
    await page.getByRole('heading', { level: 1, name: firstName }).waitFor();

    // From now on somebody has signed in from here.
    const again = await openPage('/login', { baseUrl: server.url });
    await submitCredentials(again, email, demoPassword);
    await again.getByRole('heading', { level: 1, name: firstName }).waitFor();
  });

  it('asks for none where another address is typed', async () => {
    const page = await openPage('/login', { baseUrl: server.url });
    // From elsewhere, as the proxy in front of the server says.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.77' });
    await submitCredentials(page, email, demoPassword);
    await page.locator('input[name="code"]:focus').waitFor();
    await page.locator('input[name="email"]').fill(demoUsers.editor.email);
    await expect.poll(() => page.locator('input[name="code"]').count()).toBe(0);
    await submitCredentials(page, demoUsers.editor.email, demoPassword);
    await page.getByRole('heading', { level: 1, name: demoUsers.editor.firstName }).waitFor();
  });
});
