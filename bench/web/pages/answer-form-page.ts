import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { MeasuredPage } from '../measured-page.ts';

export const answerFormPage = (tokens: OperationOutput<'loginUser'>, path: string): MeasuredPage => ({
  name: 'answer form',
  path,
  tokens,
  ready: 'main input[type="radio"]',
  steps: [
    {
      what: 'chooses the kind of answer',
      act: async (page) => {
        await page.getByRole('radio').first().click();
        await page.getByRole('textbox', { name: /^Emissions \(/ }).waitFor();
      },
    },
    {
      what: 'types the value',
      act: async (page) => {
        await page.getByRole('textbox', { name: /^Emissions \(/ }).click();
        await page.keyboard.type('8.125', { delay: 60 });
      },
    },
    {
      what: 'chooses a unit',
      act: async (page) => {
        await page.getByRole('combobox', { name: 'Declared unit' }).click();
        await page.getByRole('option', { name: 'Kilogram (kg)', exact: true }).click();
      },
    },
    {
      what: 'types the year',
      act: async (page) => {
        await page.getByRole('textbox', { name: /^Reference year/ }).click();
        await page.keyboard.type('2025', { delay: 60 });
      },
    },
    {
      what: 'opens a part',
      act: async (page) => {
        await page.getByText('Reference period', { exact: false }).first().click();
      },
    },
    {
      what: 'goes to the next step',
      act: async (page) => {
        await page.getByRole('navigation', { name: 'Steps of your answer' }).getByRole('link').nth(2).click();
      },
    },
  ],
});
