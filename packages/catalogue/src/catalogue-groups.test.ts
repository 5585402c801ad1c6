import { describe, expect, it } from 'vitest';
import { catalogueFactors } from './factors.ts';

const groups: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Chemicals: { Fertilizers: [], 'Organic & inorganic': [], 'Paints/varnishes/coatings/ink/mastics': [] },
  Energy: { 'Electricity country mix': [], 'Electricity generation sources': [], 'Heat & fuels': [] },
  Textiles: { 'Cotton/Wool/Jute/Other': [], Leather: [], Synthetics: [] },
  Transport: {
    'Cargo ship': ['Bulk carrier', 'Container ship', 'General cargo', 'Specialized cargo'],
    'Freight aircraft': [],
    Train: [],
    Truck: [],
  },
  Water: { Water: [] },
  'Mineral resources': {
    Glass: [],
    'Metal and metal ores': [
      'Aluminum',
      'Copper',
      'Iron cast',
      'Magnesium',
      'Nickel',
      'Non ferro',
      'Rare earth',
      'Steel cast',
      'Steel construction',
      'Steel draw',
      'Steel high grade',
      'Steel high temperature',
      'Steel low temperature',
      'Steel spring',
      'Titanium',
      'Zinc',
    ],
    'Mining, quarrying, construction': [],
  },
  'Paper, wood, insulation': { 'Insulation materials': [], Papers: [], 'Wood based materials': [] },
  'Plastics & Rubber': {
    Plastics: ['Biopolymers', 'Thermoplasts/thermosets/special', 'Upcycled plastics'],
    Rubber: [],
  },
  'Processed food & drinks': {
    Alcohol: [],
    Fish: [],
    'Grain mill/starches': [],
    Meat: [],
    'Milk and dairy': [],
    'Oils and fats': [],
    'Soft drinks': [],
    Vegetables: [],
  },
  'Raw agricultural products': { 'Animal products': [], 'Plant products': [], 'Sea products': [] },
};

describe('the groups of the catalogue', () => {
  it('are exactly these, in three levels', () => {
    const expected = Object.entries(groups).flatMap(([top, categories]) =>
      Object.entries(categories).flatMap(([category, subcategories]) =>
        (subcategories.length > 0 ? subcategories : ['NaN']).map((sub) => `${top} > ${category} > ${sub}`),
      ),
    );
    const found = catalogueFactors.map((factor) =>
      [factor.topCategory, factor.category, factor.subcategory].join(' > '),
    );
    expect([...new Set(found)].sort()).toEqual(expected.sort());
    expect(expected).toHaveLength(53);
  });
});
