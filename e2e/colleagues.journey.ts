import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { browserOf, type Company, registerCompany } from './prepare-company.ts';
import { mailWithLink } from './read-mail.ts';

const { openPage } = journeyBrowser();

const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

async function pasteInto(page: Page, label: string, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel(label).press('ControlOrMeta+v');
}

async function inviteColleagues(page: Page, emails: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite colleagues' }).click();
  await page.getByRole('dialog').getByLabel('Email addresses').fill(emails);
  await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click();
}

function namesAt({ domain }: Company) {
  return [`anna@${domain}`, `ben@${domain}`, `carla@${domain}`, `dora@${domain}`] as const;
}

describe('colleagues', () => {
  it('are invited many at once, pasted as they come, and the broken address is marked', async () => {
    const company = await registerCompany('Harbour Mills');
    const [anna, ben, carla, dora] = namesAt(company);
    const page = await openPage('/settings?tab=users', { storageState: browserOf(company.admin) });
    await page.getByRole('button', { name: 'Invite colleagues' }).click();
    const modal = page.getByRole('dialog', { name: 'Invite colleagues' });
    await pasteInto(page, 'Email addresses', `${anna}, Ben <BEN@${company.domain}>; ${carla}\ndora@@${company.domain}`);
    await expect.poll(() => modal.getByRole('listitem').count()).toBe(4);
    await modal.getByRole('radio', { name: 'Administrator' }).check();
    await modal.getByRole('button', { name: 'Send 4 invitations' }).click();
    await modal
      .getByRole('alert')
      .getByRole('link', { name: /Correct or remove the marked entry/ })
      .waitFor();
    await checkLooks(page);

    const broken = modal.getByRole('button', { name: `Edit dora@@${company.domain}, which isn’t an email address` });
    await broken.click();
    await modal.getByLabel('Email addresses').fill(dora);
    await modal.getByLabel('Email addresses').press('Enter');
    await modal.getByRole('button', { name: 'Send 4 invitations' }).click();
    await page.getByText('4 colleagues invited').waitFor();
    await modal.waitFor({ state: 'detached' });
    await expect.poll(() => rowsOf(page, 'Open invitations').count()).toBe(4);
    await rowsOf(page, 'Open invitations').filter({ hasText: ben }).filter({ hasText: 'Administrator' }).waitFor();

    // Who was invited or is here already is named, with what to do.
    await inviteColleagues(page, `${anna} ${company.admin.email} eva@${company.domain}`);
    await modal.getByRole('heading', { name: '1 colleague invited' }).waitFor();
    await modal.getByText('1 was invited already').waitFor();
    await modal.getByText('1 already belongs to your organisation').waitFor();
    await checkLooks(page);
    await modal.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => rowsOf(page, 'Open invitations').count()).toBe(5);
    await checkLooks(page);
  });

  it('get the mail again, or have their invitation withdrawn', async () => {
    const company = await registerCompany('Harbour Mills');
    const [anna, ben, carla] = namesAt(company);
    const page = await openPage('/settings?tab=users', { storageState: browserOf(company.admin) });
    await inviteColleagues(page, `${anna} ${ben} ${carla}`);
    await page.getByText('3 colleagues invited').waitFor();
    const [forAnna, forBen] = [await mailWithLink(anna, '/register-user'), await mailWithLink(ben, '/register-user')];
    expect(forAnna.subject).toContain('Harbour Mills');

    await page.getByRole('button', { name: `Send again to ${anna}` }).click();
    await page.getByText('Invitation sent again').waitFor();
    const again = await mailWithLink(anna, '/register-user', 1);

    await page.getByRole('button', { name: `Withdraw the invitation of ${ben}` }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw this invitation?' });
    await question.getByText(ben).waitFor();
    await checkLooks(page);
    await question.getByRole('button', { name: 'Withdraw invitation' }).click();
    await page.getByText('Invitation withdrawn').waitFor();
    await expect.poll(() => rowsOf(page, 'Open invitations').filter({ hasText: ben }).count()).toBe(0);

    const invited = await openPage(forBen.link, { language: 'de' });
    await invited.getByRole('heading', { level: 1, name: 'Diese Einladung ist nicht mehr offen' }).waitFor();
    await invited.getByRole('link', { name: 'Anmelden' }).waitFor();
    await checkLooks(invited);
    await invited.goto(forAnna.link);
    await invited.getByRole('heading', { level: 1, name: 'Dieser Link ist abgelaufen' }).waitFor();
    await invited.goto(again.link);
    await invited.getByRole('heading', { level: 1, name: 'Harbour Mills' }).waitFor();

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const bar = page.getByRole('group', { name: 'What to do with the selected rows' });
    await bar.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw 2 invitations' }).click();
    await page.getByText('2 invitations withdrawn').waitFor();
    await page.getByText('No open invitations').waitFor();
  });

  it('join by the link of the mail, with the level they were invited to', async () => {
    const company = await registerCompany('Harbour Mills');
    const email = `anna.berg@${company.domain}`;
    const page = await openPage('/settings?tab=users', { storageState: browserOf(company.admin) });
    await page.getByRole('button', { name: 'Invite colleagues' }).click();
    const modal = page.getByRole('dialog', { name: 'Invite colleagues' });
    await modal.getByLabel('Email addresses').fill(email);
    await modal.getByRole('radio', { name: 'Administrator' }).check();
    await modal.getByRole('button', { name: 'Send invitation' }).click();
    await rowsOf(page, 'Open invitations').filter({ hasText: email }).waitFor();

    const joining = await openPage((await mailWithLink(email, '/register-user')).link);
    await joining.getByRole('heading', { level: 1, name: 'Join Harbour Mills on PCF Exchange' }).waitFor();
    await joining.getByText('Marta Lindqvist invites you as an administrator').waitFor();
    expect(joining.url()).toMatch(/\/register-user$/);
    await expect.poll(() => joining.getByLabel('Email address').inputValue()).toBe(email);
    await joining.getByRole('button', { name: 'Join Harbour Mills' }).click();
    await joining.getByRole('alert').getByRole('link', { name: 'Enter your first name' }).waitFor();
    await checkLooks(joining);
    await joining.getByLabel('First name').fill('Anna');
    await joining.getByLabel('Last name').fill('Berg');
    await joining.getByLabel('Job title').fill('Energy manager');
    await joining.getByLabel('Password', { exact: true }).fill(email);
    await joining.getByText('Not your email address, not met').waitFor();
    await joining.getByLabel('Password', { exact: true }).fill('Winter-2026-neu');
    await joining.getByText('Not your email address, met').waitFor();
    await joining.getByRole('button', { name: 'Join Harbour Mills' }).click();
    await joining.getByRole('heading', { level: 1, name: 'Anna' }).waitFor();

    await page.reload();
    const row = rowsOf(page, 'Users').filter({ hasText: 'Anna Berg' }).filter({ hasText: 'Energy manager' });
    await row.waitFor();
    const level = row.getByRole('combobox', { name: 'Access level of Anna Berg' });
    await expect.poll(() => level.inputValue()).toBe('ADMIN');
    await page.getByText('No open invitations').waitFor();
  });
});
