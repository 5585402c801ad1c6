import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { browserOf, type Company, registerCompany } from './prepare-company.ts';

const { openPage } = journeyBrowser();

let company: Company;
beforeAll(async () => {
  company = await registerCompany('Granite and Sons');
  await invite(`first@${company.domain}`);
});

const invite = (email: string) =>
  callServer('inviteUsers', { emails: [email], accessLevel: 'EDITOR' }, company.admin.tokens.access_token);

async function tabTo(page: Page, role: 'link' | 'button' | 'checkbox' | 'combobox', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'));
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await target.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to the ${role} "${name}".`);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const focused = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':focus'));

/** The buttons that open a dialog, by tab. Other journeys look at the dialogs themselves, in English. */
const openers = {
  de: { users: ['Personen einladen', /first@.* zurückziehen$/], invitations: ['Unternehmen einladen'] },
  fr: { users: ['Inviter des collègues', /^Retirer l’invitation de first@/], invitations: ['Inviter des entreprises'] },
} as const;

async function checkDialog(page: Page, opener: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  await page.getByRole('dialog').waitFor();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('the settings', () => {
  it('tell in the query string which tab is shown', async () => {
    const page = await openPage('/settings?tab=users', { storageState: browserOf(company.admin) });
    await heading(page, 'Open invitations').waitFor();
    const tabs = page.getByRole('navigation', { name: 'Parts of the settings' });
    await tabs.locator('a[aria-current="page"]', { hasText: 'Users' }).waitFor();
    await tabs.getByRole('link', { name: 'Invitations' }).click();
    await heading(page, /^Sent$/).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=invitations');
    await page.reload();
    await heading(page, /^Sent$/).waitFor();
    await tabs.getByRole('link', { name: 'Profile' }).click();
    await heading(page, 'Profile').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await heading(page, /^Sent$/).waitFor();
    await page.goto('/settings?tab=nonsense');
    await heading(page, 'Profile').waitFor();
  });

  it('work with the keyboard alone', async () => {
    // Nobody else's, so that the journey can be walked once more.
    const email = `keys-${randomUUID().slice(0, 8)}@${company.domain}`;
    await invite(email);
    const page = await openPage('/settings', { storageState: browserOf(company.admin) });
    await heading(page, 'Active sessions').waitFor();
    await tabTo(page, 'link', 'Users');
    await page.keyboard.press('Enter');
    await heading(page, 'Open invitations').waitFor();

    await tabTo(page, 'button', 'Invite colleagues');
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog', { name: 'Invite colleagues' });
    await modal.getByLabel('Email addresses').and(page.locator(':focus')).waitFor();
    await page.keyboard.type(`third@${company.domain} fourth`);
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
    await focused(page, 'Invite colleagues').waitFor();
    // Closed by mistake, it opens again with what was typed.
    await page.keyboard.press('Enter');
    await modal.getByRole('button', { name: `Edit third@${company.domain}`, exact: true }).waitFor();
    await tabTo(page, 'button', 'Cancel');
    await page.keyboard.press('Enter');
    await modal.waitFor({ state: 'detached' });
    await focused(page, 'Invite colleagues').waitFor();

    await tabTo(page, 'checkbox', `Select ${email}`);
    await page.keyboard.press('Space');
    await page.getByText('1 selected').first().waitFor();
    await page.keyboard.press('Space');
    await tabTo(page, 'button', `Withdraw the invitation of ${email}`);
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Withdraw this invitation?' });
    // What cannot be taken back is not done by a hasty Enter.
    await question.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Invitation withdrawn').waitFor();
    await question.waitFor({ state: 'detached' });
    // The row is gone; whether its list or the content takes the focus, it is not at the top of the page.
    await page.locator('main:focus, main :focus').waitFor();
  });

  it.each(['de', 'fr'] as const)('look right on every tab in %s', async (language) => {
    const page = await openPage('/settings', { storageState: browserOf(company.admin), language });
    await page.locator('input[autocomplete="new-password"]').waitFor();
    await checkLooks(page);
    const { users, invitations } = openers[language];
    for (const [tab, names] of Object.entries({ users, invitations })) {
      await page.goto(`/settings?tab=${tab}`);
      for (const name of names) await page.getByRole('button', { name }).waitFor();
      await checkLooks(page);
      await page.setViewportSize({ width: 320, height: 720 });
      for (const name of names) await checkDialog(page, name);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
});
