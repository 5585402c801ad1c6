import type { Language } from '@pcf/contract/vocabulary/language';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { choiceOf } from '../../exchange/factor-field/factor-choice.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { emptyRow, firstScenario, type Scenario } from './model/scenario.ts';
import { exampleFactor, exampleScenario } from './model/testing/example-scenario.ts';
import { resultCsv } from './save-result.ts';

beforeAll(async () => {
  await startI18n();
});

async function linesOf(scenarios: readonly Scenario[], language: Language = 'en'): Promise<string[]> {
  await i18next.changeLanguage(language);
  await i18next.loadNamespaces('footprint');
  const t = i18next.getFixedT<['footprint', 'common']>(language, ['footprint', 'common']);
  return resultCsv({ scenarios, language, t }).split('\r\n');
}

it('has every multiplication with all its digits, then the parts and the total', async () => {
  expect(await linesOf([exampleScenario])).toEqual([
    '\ufeffSection,Emission factor,Group,Source,Version,Impact,Unit of the impact,Quantity,Unit of the quantity,Distance (km),Weight (kg),Result (kgCO₂e/kg),Share (%)',
    'Raw materials,ABS,Top › Category,Catalogue,1,3.1,kgCO₂e/kg,0.8,kg,,,2.48,67.12',
    'Raw materials,Truck,Top › Category,Catalogue,1,0.00008405,kgCO₂e/kg*km,,,500,0.8,0.03362,0.91',
    'Packaging,Paper,Top › Category,Catalogue,1,0.92,kgCO₂e/kg,0.05,kg,,,0.046,1.24',
    'Energy,Global mix,Top › Category,Catalogue,1,0.484149197,kgCO₂e/kWh,2,kWh,,,0.968298394,26.21',
    'Transport between sites,Freight train,Top › Category,Catalogue,1,0.0000256,kgCO₂e/kg*km,,,300,0.8,0.006144,0.17',
    'Distribution,Container ship,Top › Category,Catalogue,1,0.0000161,kgCO₂e/kg*km,,,10000,1,0.161,4.36',
    'Material,,,,,,,,,,,2.55962,69.27',
    'Production,,,,,,,,,,,0.974442394,26.37',
    'Distribution,,,,,,,,,,,0.161,4.36',
    'Total,,,,,,,,,,,3.695062394,100.00',
    '',
  ]);
});

it('has as many cells in every line', async () => {
  const commas = (await linesOf([exampleScenario])).slice(0, -1).map((line) => line.split(',').length);
  expect(new Set(commas)).toEqual(new Set([13]));
});

it('names the scenario of each line where two are compared', async () => {
  const lines = await linesOf([exampleScenario, firstScenario('a')], 'de');
  expect(lines[0]).toMatch(/^\ufeffSzenario,Abschnitt,/);
  expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual([...Array(10).fill('A'), ...Array(4).fill('B')]);
  expect(lines.at(-2)).toBe('B,Summe,,,,,,,,,,,0,');
});

it('makes names from outside harmless and says whose they are', async () => {
  const factor = {
    ...exampleFactor('=HYPERLINK("http://x","y")', 1, 'kgCO₂e/kg'),
    topCategory: '@own',
    origin: 'OWN',
    version: '-file.csv',
  } as const;
  const rawmaterial = [{ ...emptyRow('rawmaterial', 'a'), choice: choiceOf(factor), weightKg: 1e-7 }];
  const [, line] = await linesOf([{ ...firstScenario('a'), rawmaterial }]);
  expect(line).toBe(
    `Raw materials,"'=HYPERLINK(""http://x"",""y"")",'@own › Category,Own data,'-file.csv,1,kgCO₂e/kg,0.0000001,kg,,,0.0000001,100.00`,
  );
});
