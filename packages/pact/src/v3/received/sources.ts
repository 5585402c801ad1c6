import { maxStages } from '@pcf/contract/exchange-limits';
import { textLimits } from '@pcf/contract/text-limits';
import { decimalOf, decimalText } from '../decimal.ts';
import { countryOfAlpha2, countryOfSubdivision, regionsFromPact } from '../geography.ts';
import type { IncomingCarbonFootprint } from '../model/carbon-footprint.ts';
import type { Section } from '../section.ts';
import { sourceOfName } from '../sources.ts';
import type { Remarks } from './remark.ts';

export function receivedSources(pcf: IncomingCarbonFootprint, remarks: Remarks): Section<'dataSources'> {
  const secondary = remarks.list('pcf.secondaryEmissionFactorSources', pcf.secondaryEmissionFactorSources, maxStages);
  return {
    ...shareOf(pcf, remarks),
    emissionFactorSources: secondary.map(({ name, version }, index) => {
      const path = `pcf.secondaryEmissionFactorSources.${index}`;
      const { source, sourceText } = sourceOfName(name);
      return {
        source,
        sourceText: remarks.text(`${path}.name`, sourceText, textLimits.otherText),
        version: remarks.text(`${path}.version`, version, textLimits.otherText),
      };
    }),
    ...geographyOf(pcf, remarks),
    dataQuality: {
      technological: ratingOf('technologicalDQR', pcf, remarks),
      geographical: ratingOf('geographicalDQR', pcf, remarks),
      temporal: ratingOf('temporalDQR', pcf, remarks),
    },
  };
}

/** Kept as it was sent. Some platforms write a share as a fraction, so that one up to 1 is asked about; nothing is nothing either way. */
function shareOf({ primaryDataShare: sent }: IncomingCarbonFootprint, remarks: Remarks): Section<'dataSources'> {
  if (sent == null) return {};
  const path = 'pcf.primaryDataShare';
  const share = remarks.percent(path, sent);
  if (share === null) return {};
  if (share > 0 && share <= 1) remarks.add(path, 'SHARE_MAY_BE_FRACTION', sent, decimalText(share));
  return {
    primaryDataShareType: share === 100 ? 'PRIMARY' : share === 0 ? 'SECONDARY' : 'BOTH',
    shareOfPrimaryDataInEmissionFactor: share,
  };
}

/** The smallest place that is told. */
function geographyOf(pcf: IncomingCarbonFootprint, remarks: Remarks): Section<'dataSources'> {
  const { geographyCountrySubdivision: subdivision, geographyCountry: country } = pcf;
  const alpha2 = subdivision ? countryOfSubdivision(subdivision) : country;
  if (alpha2) {
    const found = countryOfAlpha2(alpha2);
    if (found) return { geographicGranularity: 'COUNTRY', countries: [found] };
    remarks.add(subdivision ? 'pcf.geographyCountrySubdivision' : 'pcf.geographyCountry', 'UNKNOWN_VALUE', alpha2);
  }
  const { geographyRegionOrSubregion: region } = pcf;
  if (!region) return {};
  const path = 'pcf.geographyRegionOrSubregion';
  const own = regionsFromPact(region);
  if (own === null) {
    remarks.add(path, 'UNKNOWN_VALUE', region);
    return {};
  }
  if (own.wider) remarks.add(path, 'WIDENED', region, own.regions.join(', '));
  return { geographicGranularity: 'REGIONAL', regions: [...own.regions] };
}

/** Ours have one decimal. */
function ratingOf(
  name: keyof NonNullable<IncomingCarbonFootprint['dqi']>,
  { dqi }: IncomingCarbonFootprint,
  remarks: Remarks,
): number | null {
  const sent = dqi?.[name];
  if (sent == null) return null;
  const path = `pcf.dqi.${name}`;
  const rating = decimalOf(sent);
  if (rating.lt(1) || rating.gt(5)) return remarks.add(path, 'OUT_OF_RANGE', sent);
  const kept = rating.round(1);
  if (!kept.eq(rating)) remarks.add(path, 'ROUNDED', sent, decimalText(kept));
  return Number(kept);
}
