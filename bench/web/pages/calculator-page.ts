import type { MeasuredPage } from '../measured-page.ts';

export const calculatorPage: MeasuredPage = {
  name: 'calculator',
  path: '/supplier/calculator',
  ready: '[data-ready]',
  steps: [
    {
      what: 'searches a factor',
      act: async (page) => {
        const search = page.getByRole('group', { name: 'Material 1' }).getByRole('combobox').first();
        await search.click();
        await page.keyboard.type('aluminium', { delay: 60 });
        await page.getByRole('listbox').getByRole('option').first().waitFor();
      },
    },
    {
      what: 'chooses a factor',
      act: (page) => page.getByRole('listbox').getByRole('option').first().click(),
    },
    {
      what: 'types a weight',
      act: async (page) => {
        await page.getByRole('group', { name: 'Material 1' }).getByLabel('Weight (kg)').click();
        await page.keyboard.type('0.815', { delay: 60 });
      },
    },
    {
      what: 'adds rows',
      act: async (page) => {
        for (const name of ['Add packaging', 'Add energy', 'Add a transport', 'Add a delivery'])
          await page.getByRole('button', { name }).click();
      },
    },
    {
      what: 'compares',
      act: async (page) => {
        await page.getByRole('button', { name: /^Compare/ }).click();
      },
    },
    {
      what: 'removes a row',
      act: (page) =>
        page
          .getByRole('button', { name: /^Remove / })
          .first()
          .click(),
    },
  ],
};
