import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { rowOf } from './line-list.ts';
import { browserOf, type Company, registerCompany } from './prepare-company.ts';
import { addProducts, addSupplier, numbered, sendRequests } from './prepare-purchases.ts';

const { openPage } = journeyBrowser();

async function declineInvitation({ admin }: Company): Promise<void> {
  const [invitation] = (await callServer('listReceivedInvitations', undefined, admin.tokens.access_token)).data;
  const params = { invitationId: invitation?.id ?? '' };
  await callServer('declineInvitation', undefined, admin.tokens.access_token, params);
}

describe('a campaign', () => {
  it('shows who has answered and who is silent, and reminds once a day', async () => {
    const customer = await registerCompany('Fjord Foods');
    const glass = await addSupplier(customer, 'Ahlen Glass');
    const declining = await registerCompany('Alpine Mills');
    const mills = await addSupplier(customer, 'Mills', declining.admin.email);
    const page = await openPage('/customer/campaigns', { storageState: browserOf(customer.admin), language: 'de' });
    await page.getByText('Noch keine Kampagnen').waitFor();
    await checkLooks(page);

    const jars = await addProducts(customer, numbered('Jar', 3), { supplierId: glass.id });
    const flour = await addProducts(customer, ['Flour'], { supplierId: mills.id });
    await sendRequests(customer, [...jars, ...flour], { campaign: 'Footprints 2026', dueDate: '2099-03-31' });
    await declineInvitation(declining);
    await page.reload();
    const row = rowOf(page, 'Footprints 2026');
    await row.filter({ hasText: '1 von 2 beantwortet' }).filter({ hasText: '1 ohne Reaktion' }).waitFor();
    await row.filter({ hasText: '3 warten auf den Lieferanten' }).filter({ hasText: '1 abgelehnt' }).waitFor();
    await checkLooks(page);

    await page.getByRole('link', { name: 'Footprints 2026' }).click();
    await page.getByRole('heading', { level: 1, name: 'Footprints 2026' }).waitFor();
    await page.getByRole('heading', { name: '1 von 2 Lieferanten hat geantwortet' }).waitFor();
    await page.getByText('1 Lieferant hat noch nicht reagiert.').waitFor();
    await rowOf(page, 'Ahlen Glass')
      .filter({ hasText: 'Noch keine Reaktion' })
      .filter({ hasText: '31.03.2099' })
      .waitFor();
    await checkLooks(page);
    await page.getByRole('button', { name: 'Ahlen Glass erinnern' }).click();
    const reminding = page.getByRole('dialog', { name: 'Anfragen erneut senden' });
    await reminding.getByText('Keine der gewählten Anfragen kann jetzt erneut gesendet werden.').waitFor();
    await reminding.getByText('3 werden ausgelassen').waitFor();
    expect(
      await reminding.getByText('Der Lieferant wurde vor weniger als 24 Stunden gefragt oder erinnert.').count(),
    ).toBe(3);
    await reminding.getByText('Wieder möglich ab').first().waitFor();
    await checkLooks(page);
    await reminding.getByRole('button', { name: 'Schließen' }).last().click();
    await reminding.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Ahlen Glass' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ahlen Glass' }).waitFor();
  });
});
