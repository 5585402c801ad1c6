import { factorFileText } from '@pcf/catalogue/file/factor-file-text';

const dataSet = { geography: 'europe', provider: 'My data set', version: '1.0', licence: 'My licence' };

/** A file that can be loaded as it is, with invented figures: a material with its stand-in, an energy and a transport. */
export const exampleFile = factorFileText([
  {
    ...dataSet,
    top_category: 'Plastics & Rubber',
    category: 'Plastics',
    subcategory: 'My plastics',
    kind: 'proxy',
    name: "I don't know (my plastics)",
    impact: '2.5',
    unit: 'kgCO2e/kg',
  },
  {
    ...dataSet,
    top_category: 'Plastics & Rubber',
    category: 'Plastics',
    subcategory: 'My plastics',
    kind: 'factor',
    name: 'Recycled ABS, example',
    impact: '1.2',
    unit: 'kgCO2e/kg',
    original: 'ABS, recycled, at plant; 1.2 kgCO2e/kg',
    taxonomy_path: 'materials - plastics - recycled',
    synonyms: 'rABS|ABS recycelt|ABS recyclé',
  },
  {
    ...dataSet,
    top_category: 'Energy',
    category: 'My energy',
    name: 'Electricity contract, example',
    impact: '0.05',
    unit: 'kgCO2e/kWh',
  },
  {
    ...dataSet,
    top_category: 'Transport',
    category: 'My transport',
    name: 'Electric truck, example',
    impact: '0.00002',
    unit: 'kgCO2e/kg*km',
  },
]);
