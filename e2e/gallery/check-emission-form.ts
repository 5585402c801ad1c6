import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLooks } from '../check-looks.ts';
import { hasFocus, type OpenGallery } from './gallery-browser.ts';

/** A field's id is its path, which a summary of errors and the server's answer lead to. */
const field = (page: Page, path: string) => page.locator(`[id="${path}"]`);

export function checkEmissionForm(openGallery: OpenGallery): void {
  const open = async (view: string) => {
    const page = await openGallery({ component: 'emission-form', view });
    await page.locator('[data-progress]').waitFor();
    return page;
  };

  describe('the form of emission data', () => {
    it.each([
      'product',
      'detailed stages with errors',
      'calculation with errors',
      'data with errors',
      'methods with errors',
    ])('looks right: %s', async (view) => {
      const page = await open(view);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      await expect.poll(() => page.locator('details:has(> :only-child)').count()).toBe(0);
      await checkLooks(page);
    });

    it('leads from what is missing to the field', async () => {
      const page = await open('calculation with errors');
      const summary = page.getByRole('alert');
      await summary.getByRole('link', { name: 'Material 2, Weight' }).click();
      const weight = field(page, 'itemData.rawmaterial.1.weight');
      await hasFocus(weight);
      await weight.fill('12');
      await expect.poll(() => summary.getByRole('link', { name: 'Material 2, Weight' }).count()).toBe(0);
    });

    it('keeps what was typed for another kind of answer', async () => {
      const page = await open('calculation');
      await field(page, 'itemData.rawmaterial.0.weight').fill('1040');
      await page.getByText('By life cycle stage', { exact: true }).click();
      await field(page, 'data.emissionValues.stages.0.value').fill('7');
      await page.getByText('Calculate it here').click();
      await expect.poll(() => field(page, 'itemData.rawmaterial.0.weight').inputValue()).toBe('1,040');
      await page.getByText('By life cycle stage and scope').click();
      await expect.poll(() => field(page, 'data.emissionValues.stages.0.value').inputValue()).toBe('7');
    });

    it('brings a removed row back where it was', async () => {
      const page = await open('calculation');
      await page.getByRole('button', { name: 'Remove PET (bottle grade)' }).click();
      await expect.poll(() => page.locator('[data-row]').count()).toBe(3);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => field(page, 'itemData.rawmaterial.0.weight').inputValue()).toBe('520');
    });

    it('converts as it is typed and says how far each step is', async () => {
      const page = await open('short');
      await field(page, 'data.emissionValues.value').fill('5.26');
      await page.getByText('= 2.63 kgCO₂e per piece of 0.5 kg').waitFor();
      await page.getByText('Secondary data only').click();
      await page.getByText('data 1/1').waitFor();
    });
  });
}
