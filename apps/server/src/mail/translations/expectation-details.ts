import type { LifecycleBoundary } from '@pcf/contract/vocabulary/emission-data';
import { type EmissionUnit, emissionUnitSymbols } from '@pcf/contract/vocabulary/emission-data';
import type { Expected } from '../line-content.ts';
import type { MailDetail } from './mail-translations.ts';

/** The words of a language for what a customer would like an answer to be. */
export interface ExpectationTexts {
  readonly unit: string;
  readonly per: (symbol: string) => string;
  readonly piece: string;
  readonly otherUnit: string;
  readonly boundary: string;
  readonly boundaries: Readonly<Record<LifecycleBoundary, string>>;
  readonly year: string;
  readonly verified: string;
  readonly yes: string;
  readonly notNeeded: string;
  readonly varies: string;
}

export function expectationDetails(expected: Expected, words: ExpectationTexts): MailDetail[] {
  const detail = <Value extends string | number | boolean>(
    label: string,
    value: Value | 'VARIES' | null,
    inWords: (value: Value) => string,
  ): MailDetail[] =>
    value === null ? [] : [{ label, value: value === 'VARIES' ? words.varies : inWords(value as Value) }];
  return [
    ...detail<EmissionUnit>(words.unit, expected.unit, (unit) =>
      unit === 'OTHER' ? words.otherUnit : words.per(emissionUnitSymbols[unit] ?? words.piece),
    ),
    ...detail<LifecycleBoundary>(words.boundary, expected.lifecycleBoundary, (boundary) => words.boundaries[boundary]),
    ...detail<number>(words.year, expected.referenceYear, String),
    ...detail<boolean>(words.verified, expected.verified, (verified) => (verified ? words.yes : words.notNeeded)),
  ];
}
