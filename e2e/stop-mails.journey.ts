import { describe, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { browserOf, ownDomain, registerCompany } from './prepare-company.ts';
import { mailWithLink } from './read-mail.ts';

const { openPage } = journeyBrowser();

describe('somebody whom companies write to without being asked', () => {
  it('says once that they want no more, senders see it, and may change their mind', async () => {
    const company = await registerCompany('Fjord Foods');
    const email = `office@${ownDomain('quiet')}`;
    const invitations = [{ email, relation: 'SUPPLIER' as const, organisationName: 'Quiet Works' }];
    await callServer('createInvitations', { invitations }, company.admin.tokens.access_token);
    const { link } = await mailWithLink(email, '/stop-mails');
    const { pathname, search } = new URL(link);

    const page = await openPage(`${pathname}${search}`);
    await page.getByRole('heading', { name: 'Stop emails from PCF Exchange?' }).waitFor();
    await checkLooks(page);
    await page.getByRole('button', { name: 'Don’t write to me again' }).click();
    await page.getByRole('heading', { name: 'We won’t write to you again' }).waitFor();
    await checkLooks(page);
    await page.reload();
    await page.getByRole('heading', { name: 'We won’t write to you again' }).waitFor();

    const senders = await openPage('/settings?tab=invitations', { storageState: browserOf(company.admin) });
    await senders.getByText('Can’t be reached by email: doesn’t want emails from here').waitFor();
    await checkLooks(senders);
    await senders.goto('/customer/suppliers');
    await senders.getByText('doesn’t want emails').waitFor();
    await checkLooks(senders);

    await page.getByRole('button', { name: 'Allow emails again' }).click();
    await page.getByRole('heading', { name: 'Stop emails from PCF Exchange?' }).waitFor();
    await senders.reload();
    await senders.getByText(email).waitFor();
    await senders.getByText('doesn’t want emails').waitFor({ state: 'detached' });
  });

  it('is told where a link leads nowhere', async () => {
    const page = await openPage('/stop-mails?token=never-sent');
    await page.getByRole('heading', { name: 'This link leads nowhere' }).waitFor();
    await checkLooks(page);
  });
});
