import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { describe, expect, it } from 'vitest';
import { detailsOf } from './details.ts';
import type { FactorDetails } from './factor-details.ts';
import { catalogueFactors } from './factors.ts';

const described = catalogueFactors.map((factor) => ({ factor, details: details(factor) }));

function details(factor: EmissionFactor): FactorDetails {
  const found = detailsOf(factor);
  if (!found) throw new Error(`${factor.name} has no details`);
  return found;
}

function descriptionOf(name: string, category?: string): string | undefined {
  return described.find(({ factor }) => factor.name === name && factor.category === (category ?? factor.category))
    ?.details.description;
}

describe('detailsOf', () => {
  it('gives name and value at the source, geography, provider and version, taxonomy path', () => {
    const nickel = catalogueFactors.find(({ name }) => name === 'Nickel primary');
    expect(nickel && detailsOf(nickel)).toEqual({
      description:
        'Nickel primary; 13.1 kgCO₂e/kg; global; IDEMAT (TU Delft) 2022RevA; materials - metals - non ferro - nickels',
      geography: 'global',
      provider: 'IDEMAT (TU Delft)',
      version: '2022RevA',
      licence: '',
      synonyms: [],
    });
    expect(descriptionOf('Freight train')).toBe(
      'Freighting goods > Rail > Freight train; 0.02556 kgCO₂e per tonne-km; global; UK Government GHG Conversion Factors (BEIS/Defra) 2020 v1.00 (28 May 2020); scope 3 - freighting goods - rail - freight train',
    );
  });

  it('knows nothing of a factor that is not of the catalogue, or had another figure in an older one', () => {
    const [factor] = catalogueFactors;
    if (!factor) throw new Error('The catalogue is empty');
    expect(detailsOf({ ...factor, origin: 'OWN' })).toBeNull();
    expect(detailsOf({ ...factor, impact: factor.impact + 1 })).toBeNull();
    expect(detailsOf({ ...factor, version: '2019.1' })).not.toBeNull();
  });
});

describe('the descriptions', () => {
  it('are empty for cocoa beans and sugar, and for nothing else', () => {
    const empty = described.filter((entry) => entry.details.description === '').map(({ factor }) => factor.name);
    expect(empty.sort()).toEqual([
      'Cocoa beans (agroforestry)',
      'Cocoa beans (conventional)',
      'Sugar from sugar beet',
      'Sugar from sugarcane',
    ]);
  });

  it('speak of the source and not of how the catalogue was made', () => {
    for (const entry of described) {
      expect(entry.details.description).not.toMatch(
        /specification|\bstated\b|\bcited\b|rounded|\brow \d|position of|\bTODO\b|\[|CO2|autres? pays|poids|\bPCI\b/i,
      );
    }
  });

  it('name geography, provider and path wherever these are known', () => {
    for (const { details: known } of described.filter((entry) => entry.details.provider !== '')) {
      expect(known.geography).not.toBe('');
      expect(known.version).not.toBe('');
      expect(known.description).toContain(`; ${known.geography}; ${known.provider} ${known.version}`);
    }
  });

  it('name the licence of every open data set', () => {
    for (const { details: known } of described) {
      const open = /^(ADEME|UK Government)/.test(known.provider);
      expect(known.licence !== '').toBe(open);
    }
  });

  it('of raw agricultural products go by the name alone', () => {
    expect(descriptionOf('Jasmine rice')).toMatch(/^Jasmine rice \/ Riz Jasmine; 4\.34 kgCO₂e\/kg; element 28385; /);
    for (const entry of described.filter(({ factor }) => factor.topCategory === 'Raw agricultural products')) {
      const [name = ''] = entry.details.description.split('; ');
      if (entry.factor.kind === 'factor') expect(name).not.toMatch(/,|organic|biologique|conventional|system/i);
    }
  });

  it('say of which time the mix of a country is', () => {
    const mixes = described.filter(({ factor }) => factor.category === 'Electricity country mix');
    const dated = mixes.filter((entry) => entry.details.description.includes('mix of about 2011'));
    expect(dated).toHaveLength(134);
    expect(descriptionOf('Electricity Germany, average mix')).toContain('mix of about 2011');
  });

  it('say that lead alone stands for the other non-ferrous metals', () => {
    expect(descriptionOf("I don't know (50th percentile for Metal and metal ores - Non ferro)")).toContain(
      'lead alone',
    );
  });
});
