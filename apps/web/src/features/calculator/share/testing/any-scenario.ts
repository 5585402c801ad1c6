import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { factorKinds, factorOrigins, factorUnits } from '@pcf/contract/vocabulary/emission-data';
import fc from 'fast-check';
import { choiceOf, type FactorChoice } from '../../../../exchange/factor-field/factor-choice.ts';
import type { CalculatorRow, Scenario } from '../../model/scenario.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

/** JSON writes -0 as 0, and nobody can type it. */
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0);

const anyFactor: fc.Arbitrary<EmissionFactor> = fc.record({
  topCategory: anyText,
  category: anyText,
  subcategory: anyText,
  name: anyText,
  kind: fc.constantFrom(...factorKinds),
  impact: anyNumber,
  unit: fc.constantFrom(...factorUnits),
  origin: fc.constantFrom(...factorOrigins),
  version: anyText,
});

/** A factor, or some of the steps towards one. */
const anyChoice: fc.Arbitrary<FactorChoice> = fc.oneof(
  anyFactor.map(choiceOf),
  fc.array(anyText, { maxLength: 3 }).map(([topCategory = null, category = null, subcategory = null]) => ({
    topCategory,
    category,
    subcategory,
    factor: null,
  })),
);

const anyAmount = fc.oneof(anyNumber, fc.constant(Number.NaN), fc.constant(null));

const anyRows: fc.Arbitrary<readonly CalculatorRow[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    choice: anyChoice,
    weightKg: anyAmount,
    amountKwh: anyAmount,
    distanceKm: anyAmount,
    transport: fc.option(anyChoice),
  }),
  { maxLength: 5 },
);

export const anyScenario: fc.Arbitrary<Scenario> = fc.record({
  rawmaterial: anyRows,
  packaging: anyRows,
  energy: anyRows,
  transportBetweenSites: anyRows,
  transport: anyRows,
});
