import { fieldProblemCodes } from '@pcf/contract/problem-codes';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatNumber } from '../../lib/format/format-number.ts';

export interface FieldBounds {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

/** One sentence for what is wrong: the form's own words where it gave some, else ours by the kind of error. */
export function useFieldMessage(error: FieldError | undefined, bounds: FieldBounds): string | undefined {
  const { t, i18n } = useTranslation();
  if (!error) return undefined;
  if (error.message) return error.message;
  const limit = (bound: number | undefined) => formatNumber(bound ?? 0, pageLanguage(i18n));
  if (error.type === 'required') return t('input.required');
  if (error.type === 'minLength') return t('input.minLength', { count: bounds.minLength ?? 0 });
  if (error.type === 'maxLength') return t('input.maxLength', { count: bounds.maxLength ?? 0 });
  if (error.type === 'min') return t('input.min', { limit: limit(bounds.min) });
  if (error.type === 'max') return t('input.max', { limit: limit(bounds.max) });
  // What the server found wrong arrives as its code: form.setError(path, { type: code }).
  const code = fieldProblemCodes.find((known) => known === error.type);
  return code ? t(`fieldProblem.${code}`) : t('input.invalid');
}
