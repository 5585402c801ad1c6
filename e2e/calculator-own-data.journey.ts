import { expect, it } from 'vitest';
import { searchFactor } from './calculator-rows.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';

const { openPage } = journeyBrowser();

const header = 'top_category,category,subcategory,kind,name,impact,unit,provider,version,licence,synonyms';

function csvFile(name: string, rows: readonly string[]) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from([header, ...rows].join('\n')) };
}

const faulty = csvFile('Messwerte.csv', [
  'Plastics & Rubber,Plastics,Eigene,,Rezyklat,viel,kgCO2e/kg,,,,',
  'Energy,Verträge,,,Wasserkraft,0.01,kgCO2e/kg,,,,',
  'Textiles,,,,Hanf,1.2,kgCO2e/kg,,,,',
]);
const good = csvFile('Messwerte.csv', [
  'Plastics & Rubber,Plastics,Eigene,,ABS aus dem Meer,1.25,kgCO2e/kg,Eigene Messung,7,nur für uns,Strandgut|Netze',
  'Energy,Verträge,,,Wasserkraftvertrag,0.01,kgCO2e/kWh,,,,',
]);

it('somebody calculates with a data set of their own beside ours, and takes it away again', async () => {
  const page = await openPage('/supplier/calculator', { language: 'de' });
  const open = page.getByRole('button', { name: /Datensatz/ });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Eigenen Datensatz verwenden' });
  await dialog.getByText('Ihre Datei wird nur auf diesem Gerät gelesen.').waitFor();

  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Datei auswählen' }).click();
  await (await chooser).setFiles(faulty);
  await dialog.getByRole('heading', { name: 'Nicht geladen: 3 Probleme in der Datei' }).waitFor();
  await expect
    .poll(() => dialog.getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Zeile 2\s+impact\s+„viel“ ist keine Zahl\./),
      expect.stringMatching(/^Zeile 3\s+unit\s+kgCO₂e\/kg passt nicht: Energy ist je kWh/),
      expect.stringMatching(/^Zeile 4\s+category\s+Diese Zelle ist leer\./),
    ]);
  await checkLooks(page);

  const again = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Datei auswählen' }).click();
  await (await again).setFiles(good);
  await dialog.getByRole('heading', { name: '2 Faktoren aus 2 Gruppen' }).waitFor();
  await dialog.getByRole('row', { name: /ABS aus dem Meer .+ › Eigene 1,25 kgCO₂e\/kg/ }).waitFor();
  await checkLooks(page);
  await dialog.getByRole('button', { name: 'Diesen Datensatz verwenden' }).click();
  await page.getByText('2 Faktoren aus Messwerte.csv stehen jetzt zur Auswahl.').waitFor();

  const material = page.getByRole('group', { name: 'Rohstoff 1' });
  const panel = page.getByRole('complementary', { name: 'Ergebnis' });
  await searchFactor(material, 'strandgut', /^ABS aus dem Meer Ihre Daten /);
  await material.getByRole('button', { name: /^Rohstoff, ändern: ABS aus dem Meer Ihre Daten / }).waitFor();
  await material.getByRole('button', { name: 'Über ABS aus dem Meer' }).click();
  await material.getByText('Ihre Daten, aus Messwerte.csv').waitFor();
  await material.getByText('nur für uns').waitFor();
  await material.getByLabel('Gewicht (kg)').fill('0,4');
  await page.getByRole('button', { name: 'Rohstoff hinzufügen' }).click();
  const ours = page.getByRole('group', { name: 'Rohstoff 2' });
  await searchFactor(ours, 'abs', /^ABS Kunststoffe/);
  await ours.getByLabel('Gewicht (kg)').fill('0,1');
  await panel.getByText('0,81', { exact: true }).first().waitFor();
  const table = page.getByRole('table', { name: 'Berechnung' });
  await table.getByRole('row', { name: /^ABS aus dem Meer .+ Eigene Daten: Messwerte\.csv / }).waitFor();

  await open.click();
  await dialog.getByRole('button', { name: 'Messwerte.csv entfernen' }).click();
  const question = page.getByRole('dialog', { name: 'Diesen Datensatz entfernen?' });
  await question.getByText('1 Zeile verwendet einen Faktor aus Messwerte.csv.').waitFor();
  await checkLooks(page);
  await question.getByRole('button', { name: 'Entfernen' }).click();
  await dialog.getByRole('heading', { name: 'Legen Sie Ihre Datei hier ab' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await panel.getByText('0,81', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Rohstoff hinzufügen' }).click();
  const third = page.getByRole('group', { name: 'Rohstoff 3' });
  await third.getByRole('combobox').first().fill('strandgut');
  await third.getByText('Nichts gefunden.').first().waitFor();
});
