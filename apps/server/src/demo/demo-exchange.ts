import type { EmissionData } from '@pcf/contract/resources/emission-data';

type Exchange = NonNullable<EmissionData['exchange']>;

/** What other platforms ask for beside the rest; carbon is that of what a unit is made of. */
export const forOtherPlatforms = (data: EmissionData, exchange: Exchange): EmissionData => ({
  ...data,
  methodologies: {
    ...data.methodologies,
    ipccAssessmentReports: ['AR6'],
    exemptedEmissionsPercent: 0,
    packagingIncluded: 'NO',
  },
  exchange: { ...data.exchange, ccsTechnologicalCO2CaptureIncluded: false, ...exchange },
});

/** Of metal and plastics: nothing in it grew. */
export const allFossil = (productDescription: string, fossilCarbonContent: number): Exchange => ({
  productDescription,
  fossilCarbonContent,
  noBiogenicOrLandPart: true,
});

/** Where it is made and, where somebody has rated it, how well that is known. */
export const madeIn = (
  country: 'NOR' | 'DEU' | 'ITA',
  ratings?: { technological: number; geographical: number; temporal: number },
): NonNullable<EmissionData['dataSources']> => ({
  geographicGranularity: 'COUNTRY',
  countries: [country],
  ...(ratings && { dataQuality: ratings }),
});
