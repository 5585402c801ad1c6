import { describe, expect, it } from 'vitest';
import { catalogueFactors } from './factors.ts';

function impactOf(category: string, subcategory: string, name: string | null): number | undefined {
  return catalogueFactors.find(
    (factor) =>
      factor.category === category &&
      factor.subcategory === subcategory &&
      (name === null ? factor.kind === 'proxy' : factor.kind === 'factor' && factor.name === name),
  )?.impact;
}

function impactsOf(category: string): number[] {
  return catalogueFactors
    .filter((factor) => factor.category === category && factor.kind === 'factor')
    .map(({ impact }) => impact);
}

const none = 'NaN';
const metal = 'Metal and metal ores';
const thermoplasts = 'Thermoplasts/thermosets/special';

describe('the proxies', () => {
  it.each([
    ['Fertilizers', none, 2.98],
    ['Organic & inorganic', none, 1.2],
    ['Paints/varnishes/coatings/ink/mastics', none, 4.07],
    ['Leather', none, 1.648],
    ['Synthetics', none, 3.46],
    ['Cotton/Wool/Jute/Other', none, 2.063437974],
    ['Water', none, 0.005],
    ['Glass', none, 2.01],
    ['Insulation materials', none, 1.86],
    ['Wood based materials', none, 0.26],
    ['Papers', none, 0.92],
    ['Plastics', 'Biopolymers', 4.06],
    ['Plastics', thermoplasts, 2.71],
    ['Plastics', 'Upcycled plastics', 3.566008621],
    ['Rubber', none, 3.65],
    ['Alcohol', none, 1.14],
    ['Fish', none, 6.3],
    ['Grain mill/starches', none, 0.64],
    ['Meat', none, 10.62],
    ['Milk and dairy', none, 5.49],
    ['Oils and fats', none, 2.03],
    ['Soft drinks', none, 0.59],
    ['Vegetables', none, 0.83],
    ['Animal products', none, 3.825],
    ['Sea products', none, 1.81],
    ['Plant products', none, 0.305],
    [metal, 'Aluminum', 8.82],
    [metal, 'Copper', 4.11],
    [metal, 'Iron cast', 1.58],
    [metal, 'Magnesium', 25.87],
    [metal, 'Nickel', 13.1],
    [metal, 'Non ferro', 2.09],
    [metal, 'Rare earth', 66.8581],
    [metal, 'Steel cast', 1.39364],
    [metal, 'Steel construction', 0.93],
    [metal, 'Steel draw', 3.0006364],
    [metal, 'Steel high grade', 1.23599],
    [metal, 'Steel high temperature', 1.10634],
    [metal, 'Steel low temperature', 1.11769],
    [metal, 'Steel spring', 1.0675],
    [metal, 'Titanium', 15.18],
    [metal, 'Zinc', 3.33],
    ['Mining, quarrying, construction', none, 0.12005],
    ['Electricity country mix', none, 0.484149197],
    ['Electricity generation sources', none, 0.092574118],
    ['Heat & fuels', none, 0.336795176],
    ['Train', none, 0.0000256],
    ['Truck', none, 0.00008405],
    ['Freight aircraft', none, 0.0010046035],
    ['Cargo ship', 'Bulk carrier', 0.00000354],
    ['Cargo ship', 'Container ship', 0.0000161],
    ['Cargo ship', 'General cargo', 0.0000132],
    ['Cargo ship', 'Specialized cargo', 0.00002585],
  ])('%s > %s is %d', (category, subcategory, impact) => {
    expect(impactOf(category, subcategory, null)).toBe(impact);
  });
});

describe('the factors', () => {
  it.each([
    ['Electricity country mix', none, 'Electricity global mix', 0.484149197],
    ['Heat & fuels', none, 'Industrial heat', 0.336795176],
    [metal, 'Aluminum', 'Aluminium primary', 8.82],
    [metal, 'Copper', 'Copper primary', 4.11],
    [metal, 'Iron cast', 'Iron cast', 1.58],
    [metal, 'Magnesium', 'Magnesium primary', 25.87],
    [metal, 'Nickel', 'Nickel primary', 13.1],
    [metal, 'Titanium', 'Titanium primary', 15.18],
    [metal, 'Zinc', 'Zinc primary', 3.33],
    [metal, 'Steel construction', 'Steel construction', 0.93],
    ['Wood based materials', none, 'Wood, natural forest', 3.7],
    ['Plastics', thermoplasts, 'ABS', 3.1],
    ['Plastics', thermoplasts, 'PC (polycarbonate)', 3.4],
    ['Plastics', thermoplasts, 'HDPE', 1.8],
    ['Plastics', thermoplasts, 'LDPE', 1.87],
    ['Plastics', thermoplasts, 'PP', 1.63],
    ['Plastics', thermoplasts, 'PET bottle grade', 2.19],
    ['Plastics', thermoplasts, 'Epoxy resin', 2.24],
    ['Plastics', thermoplasts, 'Nafion', 831],
    ['Plastics', thermoplasts, 'PEEK', 179.13],
    ['Rubber', none, 'Natural rubber', 1.41],
    ['Meat', none, 'Beef', 37.2],
    ['Meat', none, 'Chicken', 5.8],
    ['Meat', none, 'Beef tenderloin fresh', 73.05],
    ['Oils and fats', none, 'Butter', 15.5],
    ['Milk and dairy', none, 'Milk full fresh', 1.67],
    ['Alcohol', none, 'Wine', 1.11],
    ['Alcohol', none, 'Beer', 1.09],
    ['Animal products', none, 'Beef cattle', 17],
    ['Animal products', none, 'Broiler', 1.99],
    ['Animal products', none, 'Calf', 10.8],
    ['Animal products', none, 'Chicken', 3.37],
    ['Animal products', none, 'Cow milk', 1.28],
    ['Animal products', none, 'Cull cow', 12.3],
    ['Animal products', none, 'Cull ewe', 18],
    ['Animal products', none, 'Cull hen', 9.15],
    ['Animal products', none, 'Cull sow', 13.1],
    ['Animal products', none, 'Egg', 1.68],
    ['Animal products', none, 'Fattened pigs', 5.22],
    ['Animal products', none, 'Lamb', 15],
    ['Animal products', none, 'Milk', 1.03],
    ['Animal products', none, 'Pig', 2.47],
    ['Animal products', none, 'Pigs', 4.28],
    ['Animal products', none, 'Rabbit', 2.74],
    ['Animal products', none, 'Roasting duck', 2.74],
    ['Animal products', none, 'Turkey', 2.95],
    ['Plant products', none, 'Durum wheat', 0.43],
    ['Plant products', none, 'Jasmine rice', 4.34],
    ['Plant products', none, 'Cotton', 1.45],
    ['Plant products', none, 'Cocoa beans (agroforestry)', 11.56],
    ['Plant products', none, 'Cocoa beans (conventional)', 15.33],
    ['Plant products', none, 'Sugar from sugar beet', 1.7],
    ['Plant products', none, 'Sugar from sugarcane', 1.37],
    ['Sea products', none, 'Albacore', 4.25],
    ['Sea products', none, 'Saithe', 4.3],
    ['Sea products', none, 'Sea bass or sea bream', 4.72],
    ['Sea products', none, 'Mussels', 0.46],
    ['Sea products', none, 'Seaweed', 0.92],
  ])('%s > %s: %s is %d', (category, subcategory, name, impact) => {
    expect(impactOf(category, subcategory, name)).toBe(impact);
  });

  it('of wood from managed forests lie far below natural forest', () => {
    const managed = impactsOf('Wood based materials').filter((impact) => impact !== 3.7);
    expect(Math.max(...managed)).toBeLessThan(0.4);
  });

  it('of plants lie under 4.34, cocoa beans apart', () => {
    const [conventional, agroforestry, highest] = impactsOf('Plant products').toSorted((a, b) => b - a);
    expect([conventional, agroforestry, highest]).toEqual([15.33, 11.56, 4.34]);
  });

  it('of the sea lie between 0.345 and 4.72', () => {
    const impacts = impactsOf('Sea products');
    expect([Math.min(...impacts), Math.max(...impacts)]).toEqual([0.345, 4.72]);
  });
});
