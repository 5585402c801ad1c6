import type { ItemData, ItemFactor } from '@pcf/contract/resources/emission-data-item';

const factor = (name: string, impact: number, unit: ItemFactor['unit'], kind: ItemFactor['kind'] = 'factor') => ({
  name,
  kind,
  impact,
  unit,
  origin: 'CATALOGUE' as const,
  version: '1',
});

/** The worked example for a kilogram of product, in g, km and kWh: 3.695062394 kgCO₂e. */
export const exampleRows: ItemData = {
  rawmaterial: [
    {
      id: 'a',
      category: 'Plastics & Rubber',
      subcategory: 'Plastics',
      subsubcategory: 'Thermoplasts/thermosets/special',
      emissionfactor: factor('ABS', 3.1, 'kgCO₂e/kg'),
      weight: 800,
      transportcategory: 'Transport',
      transportsubcategory: 'Truck',
      transportsubsubcategory: 'NaN',
      transportemissionfactor: factor('Truck', 0.00008405, 'kgCO₂e/kg*km'),
      distance: 500,
    },
  ],
  packaging: [{ id: 'b', emissionfactor: factor('Papers', 0.92, 'kgCO₂e/kg', 'proxy'), weight: 50 }],
  energy: [{ id: 'c', category: 'Energy', emissionfactor: factor('Global mix', 0.484149197, 'kgCO₂e/kWh'), amount: 2 }],
  transportBetweenSites: [
    { id: 'd', emissionfactor: factor('Freight train', 0.0000256, 'kgCO₂e/kg*km'), weight: 800, distance: 300 },
  ],
  transport: [
    { id: 'e', emissionfactor: factor('Container ship', 0.0000161, 'kgCO₂e/kg*km'), weight: 1000, distance: 10_000 },
  ],
};
