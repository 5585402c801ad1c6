import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { footprintItemsOf } from '@pcf/domain/emission-data/calculation';
import { hasRows } from '@pcf/domain/emission-data/derive-value';
import { roundedValue } from '@pcf/domain/emission-data/rounded-value';
import { calculate } from '@pcf/domain/footprint/calculate';
import { sumOf as sumOfRows } from '@pcf/domain/footprint/summarise';
import { type BreakdownPart, breakdownNames, breakdownParts } from './amount-names.ts';
import { type Decimal, decimalOf, sumOf } from './decimal.ts';
import type { Answer } from './exchange-facts.ts';
import { type Obstacle, obstacle } from './exchange-finding.ts';
import { addedParts } from './totals.ts';

type Breakdown = NonNullable<NonNullable<EmissionData['emissionValues']>['breakdown']>;

/** The emissions of an answer as PACT counts them, in our unit. */
export interface EmissionParts {
  /** Without transport to the customer; null while it is missing. */
  readonly total: Decimal | null;
  /** What is told of the breakdown; fossil is missing where it neither is told nor follows. */
  readonly parts: ReadonlyMap<BreakdownPart, Decimal>;
  readonly obstacles: readonly Obstacle[];
}

/** What is neither fossil nor technical. */
const livingParts: readonly BreakdownPart[] = [
  'landUseChange',
  'landManagementCo2',
  'biogenicNonCo2',
  'landRemovals',
  'biogenicUptake',
];

const isAdded = (part: BreakdownPart): boolean => (addedParts as readonly string[]).includes(breakdownNames[part]);

/** How far the parts of a calculation may be from its total; the rest of it is counted as fossil. */
const apartPercent = 1;

export function emissionParts({ data, itemData }: Answer): EmissionParts {
  const told = decimalsOf(data.emissionValues?.breakdown ?? {});
  const calculated = data.emissionValues?.granularity === 'CALCULATOR';
  const rows = calculated && hasRows(itemData) ? partsOfRows(itemData) : null;
  const value = data.emissionValues?.value;
  const total = calculated ? (rows?.total ?? null) : value == null ? null : decimalOf(value);
  const parts = new Map([...told, ...(rows?.memo ?? [])]);
  const others = sumOf([...told].filter(([part]) => isAdded(part) && part !== 'fossil').map(([, amount]) => amount));
  const confirmed = data.exchange?.noBiogenicOrLandPart === true;

  // Transport to the customer burns fossil fuel: what is taken out of the total is taken out of that part.
  const follows = calculated ? confirmed || told.has('fossil') : confirmed && !told.has('fossil');
  if (follows && total !== null) parts.set('fossil', total.minus(others));
  return { total, parts, obstacles: [...obstaclesOf(), ...contradictions()] };

  function obstaclesOf(): Obstacle[] {
    const fossil = parts.get('fossil');
    if (total === null || fossil === undefined) return [];
    const fits = calculated ? isNear(others.plus(told.get('fossil') ?? fossil), value) : fossil.plus(others).eq(total);
    return fits && fossil.gte(0) ? [] : [obstacle('emissionValues.breakdown', 'PARTS_DO_NOT_ADD_UP')];
  }

  function contradictions(): Obstacle[] {
    const living = livingParts.some((part) => !(told.get(part)?.eq(0) ?? true));
    return confirmed && living ? [obstacle('exchange.noBiogenicOrLandPart', 'CONTRADICTS_ANOTHER_FIELD')] : [];
  }

  function isNear(sum: Decimal, stated: number | null | undefined): boolean {
    if (!told.has('fossil') || stated == null) return true;
    return sum.minus(stated).abs().times(100).lte(decimalOf(stated).abs().times(apartPercent));
  }
}

const decimalsOf = (breakdown: Breakdown): ReadonlyMap<BreakdownPart, Decimal> =>
  new Map(
    breakdownParts.flatMap((part): [BreakdownPart, Decimal][] => {
      const amount = breakdown[part];
      return amount == null ? [] : [[part, decimalOf(amount)]];
    }),
  );

/** What the rows of a calculation say: distribution is told beside the total, packaging inside it. */
function partsOfRows(itemData: Answer['itemData']): { total: Decimal; memo: readonly [BreakdownPart, Decimal][] } {
  const { result, trace } = calculate(footprintItemsOf(itemData));
  const rounded = (text: string): Decimal => decimalOf(roundedValue(decimalOf(text)));
  const packaging = trace.filter(({ section }) => section === 'packaging');
  return {
    total: decimalOf(roundedValue(decimalOf(result.material).plus(result.production))),
    memo: [
      ...(itemData?.transport?.length ? [['outbound', rounded(result.distribution)] as const] : []),
      ...(packaging.length > 0 ? [['packaging', rounded(sumOfRows(packaging))] as const] : []),
    ].map(([part, amount]) => [part, amount]),
  };
}
