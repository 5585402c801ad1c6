import { describe, expect, it } from 'vitest';
import { fillFigure, saved } from './answer-form.ts';
import { journeyBrowser } from './journey-browser.ts';
import { browserOf, registerCompany } from './prepare-company.ts';
import { addProducts, addSupplier, sendRequests } from './prepare-purchases.ts';
import { mailWithLink } from './read-mail.ts';
import { registerInvited } from './register-by-calls.ts';

const { openPage } = journeyBrowser();

describe('requests that were sent before anybody had registered', () => {
  it('are there after claiming, and gone with the wrong party when the claim is undone', async () => {
    const customer = await registerCompany('Fjord Foods');
    const glass = await addSupplier(customer, 'Ahlen Glass');
    const [productId = ''] = await addProducts(customer, ['Jar'], { supplierId: glass.id });
    await sendRequests(customer, [productId], { comment: 'For our report.' });
    const { link } = await mailWithLink(glass.email, '/register');
    const claimant = await registerInvited(link, glass.email, 'Ahlen Glass');

    const supplier = await openPage('/products/received-requests', { storageState: browserOf(claimant) });
    await supplier.getByRole('link', { name: 'Jar' }).click();
    await supplier.getByText('For our report.').waitFor();
    await fillFigure(supplier, '1.2');
    await saved(supplier);

    const admin = await openPage('/settings?tab=invitations', { storageState: browserOf(customer.admin) });
    await admin.getByRole('button', { name: /Undo/ }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('button', { name: /Undo/ }).click();
    await dialog.waitFor({ state: 'detached' });

    await supplier.goto('/products/received-requests');
    await supplier.getByText('No requests yet').waitFor();
    expect(await supplier.getByRole('link', { name: 'Jar' }).count()).toBe(0);
    const page = await openPage('/products/purchased', { storageState: browserOf(customer.admin) });
    await page.getByRole('row').filter({ hasText: 'Jar' }).getByText('Waiting for the supplier').waitFor();
  });
});
