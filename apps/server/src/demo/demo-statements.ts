import { hydral, lucania, uckerfeld } from './demo-people.ts';

/** What a verifier of the demo has stated in a document of its own. */
export interface DemoStatement {
  readonly supplier: string;
  readonly company: string;
  /** Of the answer that it belongs to. */
  readonly reference: string;
  readonly product: string;
  readonly footprint: string;
  readonly assurance: 'limited' | 'reasonable';
  /** When it came into the library of documents. */
  readonly daysAgo: number;
}

export const demoStatements: readonly DemoStatement[] = [
  {
    supplier: uckerfeld,
    company: 'Uckerfeld Mühlen',
    reference: 'SE-DUR',
    product: 'Durum wheat semolina',
    footprint: '0.94 kg CO2e per kg',
    assurance: 'limited',
    daysAgo: 103.3,
  },
  {
    supplier: hydral,
    company: 'Hydral Rolling AS',
    reference: 'AL-1200-K',
    product: 'Aluminium foil 12 µm, alloy 8011',
    footprint: '6.01 kg CO2e per kg',
    assurance: 'reasonable',
    daysAgo: 101.4,
  },
  {
    supplier: uckerfeld,
    company: 'Uckerfeld Mühlen',
    reference: 'WF-550',
    product: 'Wheat flour type 550',
    footprint: '0.54 kg CO2e per kg',
    assurance: 'limited',
    daysAgo: 68.3,
  },
  {
    supplier: lucania,
    company: 'Lucania Conserve',
    reference: 'TO-2830',
    product: 'Tomato concentrate 28/30',
    footprint: '2.05 kg CO2e per kg',
    assurance: 'limited',
    daysAgo: 39.4,
  },
  {
    supplier: lucania,
    company: 'Lucania Conserve',
    reference: 'TO-CHP',
    product: 'Chopped tomatoes, aseptic',
    footprint: '0.66 kg CO2e per kg',
    assurance: 'limited',
    daysAgo: 18.2,
  },
];

export const statementName = (reference: string): string => `Verification statement ${reference}.pdf`;

/** Stands for the document until its id is known. */
export const demoStatement = (reference: string) => ({
  id: '00000000-0000-0000-0000-000000000000',
  name: statementName(reference),
});
