import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { inviteSupplier, signInLena } from './nordic-kitchen.ts';
import { browserOf, ownDomain } from './prepare-company.ts';
import { mailTitled, mailWithLink } from './read-mail.ts';
import { registerWithLink } from './register-by-calls.ts';
import { newPassword, registerAddress, registerNewCompany } from './registration-steps.ts';
import { sentRow } from './sent-row.ts';
import { demoUsers } from './sign-in.ts';

const { openPage } = journeyBrowser();

let tokens: Awaited<ReturnType<typeof signInLena>>;
beforeAll(async () => {
  tokens = await signInLena();
});
const openAsLena = (path: string) => openPage(path, { storageState: browserOf({ tokens }) });

const claimOf = (page: Page, company: string) =>
  page.getByRole('listitem').filter({ hasText: `Is ${company} the right company?` });

describe('the link of an invitation', () => {
  it('connects a colleague of the same domain at once, when the own address is confirmed', async () => {
    const domain = ownDomain('delegated');
    const link = await inviteSupplier(tokens.access_token, `head@${domain}`);
    const page = await openPage(link);
    await registerAddress(page, `colleague@${domain}`);
    await page.getByRole('checkbox', { name: 'Connect with Nordic Kitchen', checked: true }).waitFor();
    await registerNewCompany(page, `Company of ${domain}`, { firstName: 'Oda', lastName: 'Lund' });
    await page.getByRole('heading', { level: 1, name: 'Oda' }).waitFor();
    await page.goto('/settings?tab=invitations');
    await page.getByRole('listitem').filter({ hasText: 'Nordic Kitchen' }).getByText('Accepted').waitFor();

    const lena = await openAsLena('/settings?tab=invitations');
    const row = sentRow(lena, `head@${domain}`);
    await row
      .filter({ hasText: 'Accepted' })
      .filter({ hasText: `Company of ${domain}` })
      .waitFor();
  });

  it('lets a stranger wait for the word of the customer, who confirms one and refuses another', async () => {
    const domain = ownDomain('meant');
    // Mails would take the names apart if they looked like addresses.
    const [meant] = domain.split('.');
    const stranger = `Stranger ${meant}`;
    const other = `Other ${meant}`;
    const link = await inviteSupplier(tokens.access_token, `head@${domain}`);
    const page = await openPage(link);
    await registerAddress(page, `someone@${ownDomain('stranger')}`);
    await registerNewCompany(page, stranger, { firstName: 'Ines', lastName: 'Roth' });
    await page.getByRole('heading', { level: 1, name: 'Nordic Kitchen has to confirm first' }).waitFor();
    await checkLooks(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await page.getByText('invitation you accepted is waiting for the other company’s confirmation').waitFor();
    await checkLooks(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'View', exact: true }).click();
    const received = page.getByRole('region', { name: 'Received' });
    await received.getByText('Waiting for Nordic Kitchen to confirm you').waitFor();
    await expect.poll(() => received.getByRole('button').count()).toBe(0);

    const refused = await registerWithLink(link, `else@${ownDomain('other')}`, other);
    const mail = await mailTitled(demoUsers.admin.email, `Is ${other} the company you invited?`);
    const lena = await openAsLena(mail.link);
    await claimOf(lena, stranger).getByText(`used the link that you sent to head@${domain}`).waitFor();
    await checkLooks(lena);
    await lena.setViewportSize({ width: 1440, height: 900 });
    await claimOf(lena, other).getByRole('button', { name: 'Deny' }).click();
    await lena.getByRole('status').getByText(`${other} was denied. The invitation stays open.`).waitFor();
    await claimOf(lena, other).waitFor({ state: 'detached' });
    await claimOf(lena, stranger).getByRole('button', { name: 'Confirm' }).click();
    await lena.getByText(`You are connected with ${stranger}`).waitFor();
    await sentRow(lena, `head@${domain}`).filter({ hasText: 'Accepted' }).filter({ hasText: stranger }).waitFor();

    await page.reload();
    await received.getByText('Accepted', { exact: true }).waitFor();
    const refusedPage = await openPage('/settings?tab=invitations', { storageState: browserOf(refused) });
    await refusedPage.getByText('Nobody has invited you yet.').waitFor();
    await mailTitled(refused.email, 'Nordic Kitchen didn’t confirm your company');
  });
});

describe('a claim that took effect', () => {
  it('is undone by an administrator, and the right one comes with a fresh link', async () => {
    const domain = ownDomain('right');
    const email = `head@${domain}`;
    const wrongName = `Wrong ${domain}`;
    const link = await inviteSupplier(tokens.access_token, email, { organisationName: 'The right one' });
    const wrong = await registerWithLink(link, `someone@${ownDomain('wrong')}`, wrongName);
    const lena = await openAsLena('/settings?tab=invitations');
    const row = sentRow(lena, email);
    await row.filter({ hasText: 'Waiting for your confirmation' }).waitFor();
    await claimOf(lena, wrongName).getByRole('button', { name: 'Confirm' }).click();
    await row.filter({ hasText: 'Accepted' }).filter({ hasText: wrongName }).waitFor();
    const wrongPage = await openPage('/settings?tab=invitations', { storageState: browserOf(wrong) });
    const received = wrongPage.getByRole('region', { name: 'Received' });
    await received.getByText('Accepted', { exact: true }).waitFor();

    await row.getByRole('button', { name: 'Undo' }).click();
    const question = lena.getByRole('dialog', { name: `Undo the connection with ${wrongName}?` });
    await question.getByText(`The invitation to ${email} is open again.`).waitFor();
    await checkLooks(lena);
    await lena.setViewportSize({ width: 1440, height: 900 });
    await question.getByRole('button', { name: 'Undo connection' }).click();
    await row.filter({ hasText: 'Waiting for their answer' }).filter({ hasText: 'The right one' }).waitFor();
    await wrongPage.reload();
    await received.getByText('Nobody has invited you yet.').waitFor();

    await row.getByRole('button', { name: 'Send again' }).click();
    await lena.getByText('Invitation sent again').waitFor();
    const page = await openPage((await mailWithLink(email, '/register', 1)).link);
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Create account' }).click();
    await registerNewCompany(page, `Right ${domain}`, { firstName: 'Rika', lastName: 'Sand' });
    await page.getByRole('heading', { level: 1, name: 'Rika' }).waitFor();
    await lena.reload();
    await row
      .filter({ hasText: 'Accepted' })
      .filter({ hasText: `Right ${domain}` })
      .waitFor();
  });
});
