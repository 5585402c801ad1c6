import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { createTemplateOfProduct } from '../modules/sold-products/create-from-product.ts';
import { createTemplate } from '../modules/sold-products/create-sold-product.ts';
import { updateTemplate } from '../modules/sold-products/update-sold-product.ts';
import { atDemoMoment, demoCallers, inDays } from './at-demo-moment.ts';
import { allFossil, forOtherPlatforms, madeIn } from './demo-exchange.ts';
import { hydral, lindholm, papeteries } from './demo-people.ts';
import { loadOnce, unlessDone } from './load-once.ts';

const perKilogram = (value: number, referenceYear: number, rest: EmissionData = {}): EmissionData => ({
  ...rest,
  emissionValues: {
    granularity: 'PRODUCT',
    value,
    unit: 'KG',
    referenceYear,
    lifecycleBoundary: 'CRADLE_TO_GATE',
    confidence: 'VERY',
  },
  dataSources: { primaryDataShareType: 'BOTH', shareOfPrimaryDataInEmissionFactor: 72, ...rest.dataSources },
  methodologies: { standards: ['ISO_14067'] },
});

const perPiece = (value: number, productMassKg: number): EmissionData => {
  const { emissionValues, ...rest } = perKilogram(value, 2025);
  return { ...rest, emissionValues: { ...emissionValues, unit: 'DIMENSIONLESS', productMassKg } };
};

/** Enough that every state of a template can be seen: complete, incomplete, lapsed, about to lapse, and fitting what is asked. */
const demoTemplates = (): readonly DemoTemplate[] => [
  {
    supplier: hydral,
    daysAgo: 205.3,
    name: 'Tinplate lid 66 mm, easy-open',
    internalReference: 'HR-TL-66',
    data: perPiece(0.0157, 0.0067),
  },
  {
    supplier: hydral,
    daysAgo: 204.9,
    name: 'Lidding foil 38 µm',
    internalReference: 'HR-LF-38',
    data: perKilogram(6.85, 2025, {
      dataSources: madeIn('NOR', { technological: 1.3, geographical: 1.1, temporal: 1 }),
    }),
  },
  {
    supplier: hydral,
    daysAgo: 204.8,
    name: 'Aluminium lid 95 mm',
    internalReference: 'HR-LID-95',
    data: perPiece(0.0149, 0.0021),
  },
  {
    supplier: hydral,
    daysAgo: 204.7,
    name: 'Aluminium cap 28 mm',
    internalReference: 'HR-AC-28',
    data: perPiece(0.0104, 0.0016),
  },
  {
    supplier: hydral,
    daysAgo: 204.4,
    name: 'Cap stock 3105, 0.22 mm',
    internalReference: 'HR-3105-22',
    data: forOtherPlatforms(
      perKilogram(6.12, 2025, { exchange: { validUntil: inDays(40) } }),
      allFossil('Coil of alloy 3105 for caps', 0),
    ),
  },
  {
    supplier: hydral,
    daysAgo: 203.2,
    name: 'Household foil 11 µm',
    internalReference: 'HR-8011-11',
    data: perKilogram(7.9, 2022),
  },
  {
    supplier: hydral,
    daysAgo: 60.3,
    name: 'Aluminium coil 5754, hot-rolled',
    internalReference: 'HR-5754-HR',
    description: 'Measured at the new mill; the study of the casting house is under way.',
    data: { emissionValues: { granularity: 'PRODUCT', unit: 'KG', referenceYear: 2025 } },
  },
  {
    supplier: lindholm,
    daysAgo: 118.3,
    name: 'LDPE shrink hood 1200 x 800',
    internalReference: 'LP-SH-1208',
    // Polyethylene is 85.6 % carbon by mass.
    data: forOtherPlatforms(perPiece(0.53, 0.21), allFossil('Hood blown from LDPE', 0.18)),
  },
  {
    supplier: papeteries,
    daysAgo: 118.2,
    name: 'Folding carton 400 g',
    internalReference: 'PR-FC-400',
    data: perPiece(0.019, 0.021),
  },
  { supplier: papeteries, daysAgo: 70.4, name: 'Moulded fibre insert, grey', internalReference: 'PR-MF-G' },
];

const keptAnswers: readonly KeptAnswer[] = [
  {
    supplier: hydral,
    daysAgo: 95.2,
    ofReference: 'AL-1200-K',
    name: 'Converter foil 12 µm',
    internalReference: 'HR-8011-12',
    newer: forOtherPlatforms(
      perKilogram(5.48, 2025, {
        dataSources: madeIn('NOR', { technological: 1.2, geographical: 1, temporal: 1 }),
      }),
      allFossil('Aluminium foil of alloy 8011, rolled in Norway', 0),
    ),
  },
  {
    supplier: hydral,
    daysAgo: 10.3,
    ofReference: 'AL-2000-L',
    name: 'Lacquered foil 20 µm',
    internalReference: 'HR-8011-20L',
  },
  { supplier: lindholm, daysAgo: 120.2, ofReference: 'PP-0200', name: 'PP cup 200 ml', internalReference: 'LP-PP-200' },
];

/** What the demo's suppliers sell, and which of it they have answered with. */
export async function loadDemoTemplates(database: Database): Promise<void> {
  await loadOnce(database, 'demo templates', async () => {
    const callers = await demoCallers(database);
    for (const { supplier, daysAgo, ...body } of demoTemplates()) {
      const caller = callers.get(supplier);
      if (!caller) continue;
      await unlessDone(atDemoMoment(database, daysAgo, caller, (tx) => createTemplate(tx, { body }, caller)));
    }
    for (const { supplier, daysAgo, ofReference, newer, ...body } of keptAnswers) {
      const caller = callers.get(supplier);
      if (!caller) continue;
      const keep = atDemoMoment(database, daysAgo, caller, async (tx) => {
        const { rows } = await sql<{ product_id: string }>`
          select product_id from received_line where sent_reference = ${ofReference} and submission_version > 0`.execute(
          tx,
        );
        if (!rows[0]) return;
        const params = { productId: rows[0].product_id };
        const { id } = await createTemplateOfProduct(tx, { params, body }, caller);
        if (!newer) return;
        const change = {
          params: { templateId: id },
          query: { updateEmissionData: true },
          body: { ...body, data: newer },
        };
        await updateTemplate(tx, change, caller);
      });
      await unlessDone(keep);
    }
  });
}

interface DemoTemplate {
  readonly supplier: string;
  readonly daysAgo: number;
  readonly name: string;
  readonly internalReference: string;
  readonly description?: string;
  readonly data?: EmissionData;
}

/** What was answered for a product of the demo's customer and kept; `newer` is what was published since. */
interface KeptAnswer {
  readonly supplier: string;
  readonly daysAgo: number;
  readonly ofReference: string;
  readonly name: string;
  readonly internalReference: string;
  readonly newer?: EmissionData;
}
