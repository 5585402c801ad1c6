import type { Language } from '@pcf/contract/vocabulary/language';
import { numberFormat } from '../../../lib/format/number-format.ts';

/** From here on, what is behind the point says nothing in a column. */
const whole = 100;

/** Kilograms of a column whose head names the unit; small ones keep two digits that say something. */
export function columnKilograms(kilograms: number, language: Language): string {
  const options =
    Math.abs(kilograms) >= whole
      ? { maximumFractionDigits: 0 }
      : Math.abs(kilograms) >= 1 || kilograms === 0
        ? { maximumFractionDigits: 2 }
        : { maximumSignificantDigits: 2 };
  return numberFormat(language, options).format(kilograms);
}
