import { type BreakdownPart, breakdownNames, exchangeAmounts } from '../amount-names.ts';
import { type Decimal, decimalOf, decimalText, type Scale, scaled } from '../decimal.ts';
import { emissionParts } from '../emission-parts.ts';
import type { Answer } from '../exchange-facts.ts';
import type { CarbonFootprint } from '../model/carbon-footprint.ts';
import { present } from '../present.ts';
import type { Section } from '../section.ts';
import { summedTotals } from '../totals.ts';
import { unitInPact } from '../units.ts';

/** What is missing was found before anything is put together. */
const never = (name: string): never => {
  throw new Error(`${name} is missing from an answer that lacks nothing.`);
};

type Amounts = Pick<
  CarbonFootprint,
  | 'declaredUnitOfMeasurement'
  | 'declaredUnitAmount'
  | 'productMassPerDeclaredUnit'
  | 'pcfExcludingBiogenicUptake'
  | 'pcfIncludingBiogenicUptake'
  | 'fossilGhgEmissions'
  | 'fossilCarbonContent'
>;

/** Everything that is told for the declared unit. Totals are the sums of what is sent, so that they add up after a division too. */
export function sentAmounts(answer: Answer): Amounts {
  const values = answer.data.emissionValues ?? {};
  const asked = answer.data.exchange ?? {};
  const declared = unitInPact(values.unit ?? 'OTHER', values.unitText);
  if (declared === null) return never('declaredUnitOfMeasurement');
  const text = (amount: Decimal) => decimalText(scaled(amount, declared.scale));
  const { parts } = emissionParts(answer);
  const packagingIncluded = packagingOf(answer, parts.has('packaging'));
  const sent = [...parts].filter(
    ([part]) =>
      !(part === 'packaging' && packagingIncluded === false) &&
      !((part === 'ccs' || part === 'technologicalRemovals') && asked.ccsTechnologicalCO2CaptureIncluded === false),
  );
  const emissions: Partial<Record<(typeof breakdownNames)[BreakdownPart], string>> = Object.fromEntries(
    sent.map(([part, amount]) => [breakdownNames[part], text(amount)]),
  );
  const totals = summedTotals(emissions);
  return {
    declaredUnitOfMeasurement: declared.unit,
    declaredUnitAmount: decimalText(values.unitAmount ?? 1),
    productMassPerDeclaredUnit: massOf(values, declared.scale),
    pcfExcludingBiogenicUptake: decimalText(totals.pcfExcludingBiogenicUptake),
    pcfIncludingBiogenicUptake: decimalText(totals.pcfIncludingBiogenicUptake),
    ...emissions,
    fossilGhgEmissions: emissions.fossilGhgEmissions ?? never('fossilGhgEmissions'),
    fossilCarbonContent:
      asked.fossilCarbonContent == null ? never('fossilCarbonContent') : text(decimalOf(asked.fossilCarbonContent)),
    ...present(
      Object.fromEntries(
        exchangeAmounts.map((name) => {
          const amount = asked[name];
          return [name, amount == null ? null : text(decimalOf(amount))];
        }),
      ),
    ),
    ...present({ packagingEmissionsIncluded: packagingIncluded }),
  };
}

/** Of the whole declared unit; nothing where the supplier confirms that there is none. */
function massOf({ unit, unitAmount, productMassKg }: Section<'emissionValues'>, scale: Scale): string {
  const amount = decimalOf(unitAmount ?? 1);
  if (unit === 'KG') return decimalText(amount);
  return decimalText(scaled(amount.times(productMassKg ?? 0), scale));
}

/** Null where nobody says it. */
function packagingOf({ data }: Answer, told: boolean): boolean | null {
  const answer = data.methodologies?.packagingIncluded;
  if (answer === 'YES') return true;
  return answer === 'NO' ? false : told ? true : null;
}
