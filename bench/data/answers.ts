import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { answerColumns } from '../../apps/server/src/modules/emission-data/emission-data.service.ts';
import { draw, keyOf, oneOf } from './draws.ts';

/** What a supplier says in one of the ways that suppliers have, all but the figure. */
export interface Answer {
  /** The data as JSON, before and behind the figure; one text where there is none. */
  readonly data: readonly [string, string] | readonly [string];
  readonly columns: ReturnType<typeof answerColumns>;
}

export const answerKinds = 240;
const figure = 987_654.321;
const granularities = [
  ...Array.from({ length: 8 }, () => 'PRODUCT' as const),
  ...Array.from({ length: 4 }, () => 'LIFECYCLE' as const),
  'CALCULATOR',
  'SHARE_COMPANY',
  'SHARE_COMPANY',
  'DETAILED_LIFECYCLE',
  'DETAILED_LIFECYCLE',
  'UNAVAILABLE',
] as const;

const made = new Map<number, Answer>();

/** Judged as on a day of that month. */
export function answerOf(kind: number, month: number): Answer {
  const key = month * answerKinds + kind;
  const known = made.get(key);
  if (known) return known;
  const data = dataOf(kind, month);
  const [before = '', behind] = JSON.stringify(data).split(String(figure));
  const day = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`;
  const answer: Answer = {
    data: behind === undefined ? [before] : [before, behind],
    columns: answerColumns(data, day),
  };
  made.set(key, answer);
  return answer;
}

function dataOf(kind: number, month: number): EmissionData {
  const key = keyOf(kind, 0, 0);
  const granularity = oneOf(granularities, draw(key, 1));
  const year = Math.floor(month / 12);
  if (granularity === 'UNAVAILABLE') {
    return { emissionValues: { granularity, unavailableReason: 'The figures are being collected.' } };
  }
  const shareType = oneOf(['SECONDARY', 'SECONDARY', 'BOTH', 'BOTH', 'PRIMARY'] as const, draw(key, 2));
  const verified = draw(key, 3) < 0.25;
  const endsEarly = draw(key, 4) < 0.3;
  return {
    emissionValues: {
      granularity,
      value: figure,
      unit: oneOf(['KG', 'KG', 'KG', 'DIMENSIONLESS', 'M2'] as const, draw(key, 5)),
      unitAmount: 1,
      ...(draw(key, 6) < 0.3 && { productMassKg: 1 + Math.floor(draw(key, 7) * 40) }),
      referenceYear: year - 1 - Math.floor(draw(key, 8) * 2),
      lifecycleBoundary: 'CRADLE_TO_GATE',
      ...(draw(key, 9) < 0.8 && {
        confidence: oneOf(['SOMEWHAT', 'SOMEWHAT', 'VERY', 'NONE'] as const, draw(key, 10)),
      }),
    },
    dataSources: {
      primaryDataShareType: shareType,
      ...(shareType === 'BOTH' && { shareOfPrimaryDataInEmissionFactor: 5 + Math.floor(draw(key, 11) * 90) }),
      geographicGranularity: oneOf(['COUNTRY', 'REGIONAL', 'GLOBAL', 'UNKNOWN'] as const, draw(key, 12)),
    },
    methodologies: { standards: ['ISO_14067'] },
    ...(verified && {
      verificationData: { verified, level: oneOf(['LIMITED', 'REASONABLE'] as const, draw(key, 13)) },
    }),
    ...(endsEarly && { exchange: { validUntil: `${year + 1}-${String((month % 12) + 1).padStart(2, '0')}-28` } }),
  };
}
