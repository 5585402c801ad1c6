import type { Locator, Page } from 'playwright-core';

/** Types words into the search of a field and takes one of the results. */
export async function searchFactor(field: Locator, words: string, result: RegExp): Promise<void> {
  await field.getByRole('combobox').first().fill(words);
  await field.getByRole('option', { name: result }).first().click();
}

/** Fills the empty calculator, in English, with something in each of its sections: 3.695062394 kgCO₂e for each kg. */
export async function enterExample(page: Page): Promise<void> {
  const material = page.getByRole('group', { name: 'Material 1' });
  await searchFactor(material.getByRole('group', { name: 'Material', exact: true }), 'abs', /^ABS /);
  await material.getByLabel('Weight (kg)').fill('0.8');
  await material.getByRole('button', { name: 'Add its transport (ABS)' }).click();
  await searchFactor(material.getByRole('group', { name: 'Its means of transport' }), 'truck', /- Truck\)/);
  await material.getByLabel('Distance (km)').fill('500');

  await page.getByRole('button', { name: 'Add packaging' }).click();
  const packaging = page.getByRole('group', { name: 'Packaging 1' });
  await searchFactor(packaging, 'paper', /^I don't know .+ - Papers\)/);
  await packaging.getByLabel('Weight (kg)').fill('0.05');

  await page.getByRole('button', { name: 'Add energy' }).click();
  const energy = page.getByRole('group', { name: 'Energy 1' });
  await searchFactor(energy, 'mix', /^I don't know \(global electricity mix\)/);
  await energy.getByLabel('Amount (kWh)').fill('2');

  await page.getByRole('button', { name: 'Add a transport' }).click();
  const between = page.getByRole('group', { name: 'Transport 1' });
  await searchFactor(between, 'train', /^I don't know \(freight train\)/);
  await between.getByLabel('Distance (km)').fill('300');
  await between.getByLabel('Weight (kg)').fill('0.8');

  await page.getByRole('button', { name: 'Add a delivery' }).click();
  const delivery = page.getByRole('group', { name: 'Delivery 1' });
  await searchFactor(delivery, 'container', /^I don't know \(container ship average\)/);
  await delivery.getByLabel('Distance (km)').fill('10,000');
}
