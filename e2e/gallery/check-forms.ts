import { describe, expect, it } from 'vitest';
import { hasFocus, type OpenGallery, state } from './gallery-browser.ts';

export function checkForms(openGallery: OpenGallery): void {
  describe('the error summary', () => {
    it('takes the focus, says what the fields say, and leads to them', async () => {
      const page = await openGallery({ component: 'error-summary' });
      const form = state(page, 'fields');
      await form.getByRole('button', { name: 'Save product' }).click();
      const summary = form.getByRole('alert');
      await hasFocus(summary);
      await expect
        .poll(() => summary.getByRole('link').allInnerTexts())
        .toEqual(['Product name: Fill in this field', 'Your reference: Fill in this field']);
      await summary.getByRole('link').first().press('Enter');
      const name = form.getByLabel('Product name');
      await hasFocus(name);
      await name.fill('PET tray');
      await expect.poll(() => summary.getByRole('link').count()).toBe(1);
    });

    it('also tells what the server found wrong', async () => {
      const page = await openGallery({ component: 'error-summary' });
      const form = state(page, 'fields');
      await form.getByLabel('Product name').fill('PET tray');
      await form.getByLabel('Your reference').fill('PT 0500');
      await form.getByRole('button', { name: 'Save product' }).click();
      await form.getByRole('link', { name: 'Your reference: Check the format of this entry' }).waitFor();
      const refused = state(page, 'the form as a whole');
      await refused.getByRole('button', { name: 'Send request' }).click();
      await refused.getByRole('alert').getByText('The email address or the password isn’t right.').waitFor();
    });
  });

  describe('the text field', () => {
    it('says what is wrong by the kind of error, and stops when it is put right', async () => {
      const page = await openGallery({ component: 'text-field' });
      await state(page, 'required').getByText('Fill in this field').waitFor();
      await state(page, 'too long, counted').getByText('Use at most 10 characters').waitFor();
      await state(page, 'too long, counted').getByText('4 characters too many').first().waitFor();
      await state(page, 'pattern with its own words').getByText('Use capital letters').waitFor();
      const short = state(page, 'too short');
      await short.getByText('Use at least 3 characters').waitFor();
      const field = short.getByRole('textbox');
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      await field.press('End');
      await page.keyboard.type('c');
      await short.getByText('Use at least 3 characters').waitFor({ state: 'detached' });
      await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull();
    });

    it('is checked on leaving where that is asked for', async () => {
      const page = await openGallery({ component: 'text-field' });
      const blur = state(page, 'checked on leaving');
      await blur.getByRole('textbox').focus();
      await expect.poll(() => blur.getByText('Fill in this field').count()).toBe(0);
      await page.keyboard.press('Tab');
      await blur.getByText('Fill in this field').waitFor();
    });
  });

  describe('the number field', () => {
    it.each([
      ['en', '1,234.5', '1234.5', '1.2.3', 'Enter a number, for example 1,234.5'],
      ['de', '1.234,5', '1234.5', '0 125', 'Geben Sie eine Zahl ein, zum Beispiel 1.234,5'],
      ['fr', '1 234,5', '1234.5', '0 125', 'Saisissez un nombre, par exemple 1\u202f234,5'],
    ] as const)('reads numbers as people write them in %s', async (language, typed, value, wrong, message) => {
      const page = await openGallery({ component: 'number-field', language });
      const empty = state(page, 'empty');
      const field = empty.getByRole('textbox');
      await field.fill(typed);
      await expect.poll(() => empty.locator('output').innerText()).toBe(value);
      await field.fill(wrong);
      await field.blur();
      await empty.getByText(message).waitFor();
      await expect.poll(() => field.inputValue()).toBe(wrong);
      await field.fill('');
      await expect.poll(() => empty.locator('output').innerText()).toBe('null');
    });
  });

  it('a term explains itself to the keyboard', async () => {
    const page = await openGallery({ component: 'explained-term' });
    const term = page.getByRole('button', { name: 'What does “cradle-to-gate” mean?' });
    const explanation = page.getByText('Everything from the raw material');
    await expect.poll(() => explanation.isVisible()).toBe(false);
    await term.press('Enter');
    await explanation.waitFor();
    await page.keyboard.press('Escape');
    await explanation.waitFor({ state: 'hidden' });
  });

  it('the current tab is marked, and a tab is a link', async () => {
    const page = await openGallery({ component: 'tab-bar' });
    const bar = page.getByRole('navigation', { name: 'counts known', exact: true });
    await expect
      .poll(() => bar.getByRole('link').allInnerTexts())
      .toEqual(['Purchased (1,284)', 'Sold (36)', 'Received requests (9)']);
    await bar.getByRole('link', { name: 'Sold (36)' }).press('Enter');
    await expect.poll(() => bar.locator('[aria-current="page"]').innerText()).toBe('Sold (36)');
  });
}
