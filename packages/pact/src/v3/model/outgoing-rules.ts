import { decimalOf, decimalText } from '../decimal.ts';
import { latestEnd, validityOf } from '../period.ts';
import { summedTotals, type Totals } from '../totals.ts';
import type { CarbonFootprint } from './carbon-footprint.ts';

interface BrokenRule {
  readonly path: readonly string[];
  readonly message: string;
}

interface OutgoingFootprint {
  readonly id: string;
  readonly precedingPfIds?: readonly string[];
  readonly validityPeriodStart?: string;
  readonly validityPeriodEnd?: string;
  readonly pcf: CarbonFootprint;
}

/** What a footprint says against itself. */
export function brokenRules(footprint: OutgoingFootprint): BrokenRule[] {
  return [
    ...ofHead(footprint),
    ...ofPeriods(footprint),
    ...ofGeography(footprint.pcf),
    ...ofFlags(footprint.pcf),
    ...ofTotals(footprint.pcf),
    ...ofRules(footprint.pcf),
  ];
}

const when = (broken: boolean, path: readonly string[], message: string): BrokenRule[] =>
  broken ? [{ path, message }] : [];

const ofHead = ({ id, precedingPfIds }: OutgoingFootprint) =>
  when(precedingPfIds?.includes(id) ?? false, ['precedingPfIds'], 'A footprint does not precede itself.');

function ofPeriods(footprint: OutgoingFootprint): BrokenRule[] {
  const start = new Date(footprint.pcf.referencePeriodStart);
  const end = new Date(footprint.pcf.referencePeriodEnd);
  const validity = validityOf(footprint);
  return [
    ...when(start >= end, ['pcf', 'referencePeriodEnd'], 'The reference period ends before it begins.'),
    ...when(validity.start < end, ['validityPeriodStart'], 'Valid before the reference period has ended.'),
    ...when(validity.end > latestEnd(end), ['validityPeriodEnd'], 'Valid for more than three years.'),
    ...when(validity.end <= validity.start, ['validityPeriodEnd'], 'The validity ends before it begins.'),
  ];
}

const geographies = ['geographyCountry', 'geographyCountrySubdivision', 'geographyRegionOrSubregion'] as const;

function ofGeography(pcf: CarbonFootprint): BrokenRule[] {
  const [, second] = geographies.filter((name) => pcf[name] !== undefined);
  return second ? when(true, ['pcf', second], 'One geography at most.') : [];
}

function ofFlags(pcf: CarbonFootprint): BrokenRule[] {
  const captured = pcf.ccsTechnologicalCO2Capture ?? pcf.technologicalCO2Removals;
  return [
    ...when(
      pcf.packagingEmissionsIncluded === false && pcf.packagingGhgEmissions !== undefined,
      ['pcf', 'packagingGhgEmissions'],
      'Packaging is not included.',
    ),
    ...when(
      pcf.ccsTechnologicalCO2CaptureIncluded === false && captured !== undefined,
      ['pcf', 'ccsTechnologicalCO2Capture'],
      'Capture is not included.',
    ),
    ...when(
      decimalOf(pcf.landManagementFossilGhgEmissions ?? '0').gt(decimalOf(pcf.fossilGhgEmissions)),
      ['pcf', 'landManagementFossilGhgEmissions'],
      'More than all fossil emissions.',
    ),
  ];
}

function ofTotals(pcf: CarbonFootprint): BrokenRule[] {
  const sums = summedTotals(pcf);
  return (Object.keys(sums) as (keyof Totals)[]).flatMap((total) =>
    when(!sums[total].eq(decimalOf(pcf[total])), ['pcf', total], `The parts add up to ${decimalText(sums[total])}.`),
  );
}

const ofRules = ({ productOrSectorSpecificRules }: CarbonFootprint) =>
  (productOrSectorSpecificRules ?? []).flatMap(({ operator, otherOperatorName }, index) =>
    when(
      operator === 'Other' && otherOperatorName === undefined,
      ['pcf', 'productOrSectorSpecificRules', String(index), 'otherOperatorName'],
      'Who publishes the rules?',
    ),
  );
