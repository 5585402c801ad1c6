import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { completeAnswer } from '../../../../testing/answers.ts';
import type { TestServer } from '../../../../testing/test-server.ts';

/** A complete answer that other platforms can be told as well. */
export const exchangeableAnswer = (value = 1.5): EmissionData =>
  completeAnswer({
    emissionValues: { value },
    dataSources: {
      dataQuality: { technological: 1.5, geographical: 2, temporal: 1 },
      geographicGranularity: 'COUNTRY',
      countries: ['DEU'],
    },
    methodologies: {
      ipccAssessmentReports: ['AR6'],
      exemptedEmissionsPercent: 0,
      packagingIncluded: 'NO',
    },
    exchange: {
      productDescription: 'Rolled and slit',
      fossilCarbonContent: 0,
      noBiogenicOrLandPart: true,
      ccsTechnologicalCO2CaptureIncluded: false,
    },
  });

/** What a download answers with: the text of a file, or the problem. */
export async function fetched(
  server: TestServer,
  token: string | undefined,
  path: string,
  query: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(new URL(`${path}?${new URLSearchParams(query)}`, server.url), {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
