import type { AspectGap } from '@pcf/contract/catena-x';
import { decimalOf } from '../v3/decimal.ts';
import { regionAround } from '../v3/geography.ts';
import type { ProductFootprint } from '../v3/model/product-footprint.ts';
import { declaredUnits } from '../v3/units.ts';
import type { ExportAnswers } from './export-answers.ts';

/** Of PACT's units it has all but that of data. */
const units = declaredUnits.filter((unit) => unit !== 'megabit second');

const reports: readonly string[] = ['AR4', 'AR5', 'AR6'];
const mostExemptedPercent = 10;

/** The fields that the model wants and that the footprint or the answers do not say, or not so that it could take them. */
export function missingFromAspect({ pcf, companyIds }: ProductFootprint, answers: ExportAnswers): AspectGap[] {
  const ratings = ['technologicalDQR', 'geographicalDQR', 'temporalDQR'] as const;
  const { massBalancing } = answers;
  const wanted: readonly (readonly [name: AspectGap, told: boolean])[] = [
    ['companyIds', companyIds.some((id) => /^urn:(bpn:id:)?BPNL/i.test(id))],
    ['declaredUnitOfMeasurement', units.some((unit) => unit === pcf.declaredUnitOfMeasurement)],
    ['geographyRegionOrSubregion', regionAround(pcf) !== null],
    ['pcfExcludingBiogenicUptake', decimalOf(pcf.pcfExcludingBiogenicUptake).gte(0)],
    ['aircraftGhgEmissions', decimalOf(pcf.aircraftGhgEmissions ?? '0').lte(decimalOf(pcf.fossilGhgEmissions))],
    ['exemptedEmissionsPercent', decimalOf(pcf.exemptedEmissionsPercent).lte(mostExemptedPercent)],
    ['ipccCharacterizationFactors', pcf.ipccCharacterizationFactors.every((report) => reports.includes(report))],
    ['ccsTechnologicalCO2CaptureIncluded', pcf.ccsTechnologicalCO2CaptureIncluded !== undefined],
    ['packagingEmissionsIncluded', pcf.packagingEmissionsIncluded !== undefined],
    ['primaryDataShare', pcf.primaryDataShare !== undefined],
    ...ratings.map((rating) => [rating, pcf.dqi !== undefined] as const),
    ['massBalancingCertificateScheme', !massBalancing.used || massBalancing.certificateScheme.trim() !== ''],
    ['allocationWasteIncineration', answers.allocationWasteIncineration !== undefined],
  ];
  return wanted.filter(([, told]) => !told).map(([name]) => name);
}
