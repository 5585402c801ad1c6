import { describe, expect, it } from 'vitest';
import { valueField } from './answer-form.ts';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { answerPath, askFor, partners, reviewPath, submit } from './prepare-answers.ts';
import { browserOf } from './prepare-company.ts';

const { openPage } = journeyBrowser();

describe('asking again for what was accepted', () => {
  it('starts from the accepted answer, and explains a value that is far from it', async () => {
    const both = await partners();
    const [jar] = await askFor(both, ['Jar']);
    const { requestReference, productId } = jar;
    await submit(both.supplier.admin, jar);
    const token = both.customer.admin.tokens.access_token;
    await callServer('acceptEmissionData', { version: 1 }, token, { requestReference, productId });
    const { sent } = await callServer('resendRequests', { items: [{ productId }] }, token);
    const renewed = { productId, requestReference: sent[0]?.requestReference ?? '' };

    const supplier = await openPage(answerPath(renewed), { storageState: browserOf(both.supplier.admin) });
    await supplier.getByRole('button', { name: /^Start from the accepted answer/ }).click();
    await expect.poll(() => valueField(supplier).inputValue()).toBe('2.63');
    await valueField(supplier).fill('9.9');
    await supplier
      .getByText(/differs by/)
      .first()
      .waitFor();
    await checkLooks(supplier);
    await supplier.getByRole('button', { name: 'Check and submit' }).click();
    const dialog = supplier.getByRole('dialog', { name: 'Check and submit' });
    const submitting = dialog.getByRole('button', { name: `Submit to ${both.customer.name}` });
    const sentence = supplier.getByRole('textbox', { name: /^Why is the figure right all the same/ });
    await sentence.first().waitFor();
    await checkLooks(supplier);
    await sentence.first().fill('The furnace was replaced by an older one.');
    await submitting.click();
    await supplier.getByRole('heading', { name: `Submitted to ${both.customer.name}` }).waitFor();

    const customer = await openPage(reviewPath(renewed), { storageState: browserOf(both.customer.admin) });
    await customer.getByText('The furnace was replaced by an older one.').first().waitFor();
    const changes = customer.getByRole('region', { name: 'Changes' });
    await changes.getByRole('row').filter({ hasText: 'Emissions' }).filter({ hasText: '9.9' }).waitFor();
    await checkLooks(customer);
  });
});
