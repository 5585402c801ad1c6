import type { EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-data';
import type { Language } from '@pcf/contract/vocabulary/language';
import type { Country } from '@pcf/contract/vocabulary/region';
import type { Leaf } from '@pcf/domain/emission-data/differences';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { countryName } from '../../lib/format/country-name.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { exactNumber } from '../../lib/format/numbers.ts';
import { useVocabulary } from '../emission-form/use-vocabulary.ts';
import { type FieldFormat, type FieldName, fieldFormats } from './field-formats.ts';

/** Fields that the form asks for in a question, or in words for one side only; a reader needs a name for them. */
export const askedFields = [
  'emissionValues.granularity',
  'emissionValues.unit',
  'emissionValues.unitText',
  'emissionValues.unitAmount',
  'emissionValues.lifecycleBoundary',
  'emissionValues.unavailableReason',
  'emissionValues.availableFrom',
  'emissionValues.confidence',
  'emissionValues.companyShare.basis',
  'dataSources.primaryDataShareType',
  'dataSources.geographicGranularity',
  'methodologies.allocationMethods',
  'methodologies.allocationMethodText',
  'methodologies.biogenicIncluded',
  'methodologies.offsetsIncluded',
  'methodologies.packagingIncluded',
  'verificationData.verified',
  'verificationData.provider',
  'verificationData.standard',
  'verificationData.date',
  'verificationData.coverage',
  'verificationData.level',
  'reductionPlan.hasPlan',
  'reductionPlan.targetPercent',
  'reductionPlan.targetYear',
  'reductionPlan.description',
] as const satisfies readonly FieldName[];

/** Answers that the form words as the supplier would say them. */
export const saidAnswers = ['SELF', 'SUPPLIER', 'UNKNOWN', 'PCF_CALCULATION_MODEL', 'PCF_PROGRAM'] as const;

type Words = Readonly<Record<string, (code: never) => string>>;

/** What a field is called, and how an answer to it reads. */
export function useFieldWords() {
  const { t, i18n } = useTranslation(['emissionView', 'emissionData', 'exchange']);
  const words: Words = useVocabulary();
  const language = pageLanguage(i18n);

  const codeText = (format: FieldFormat, code: string, otherText: string | null): string => {
    const said = saidAnswers.find((answer) => answer === code);
    if (code === 'OTHER' && otherText !== null) return otherText;
    if (said) return t(`said.${said}`);
    if (format === 'country') return countryName(code as Country, language);
    if (format === 'granularity') return t(`exchange:granularity.${code as EmissionValueGranularity}`);
    return words[format]?.(code as never) ?? code;
  };

  const leafText = (format: FieldFormat, value: Exclude<Leaf, readonly string[]>, otherText: string | null): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return numberText(format, value, language);
    if (format === 'day') return formatDate(value, language);
    if (format === 'month') return monthText(value);
    return codeText(format, value, otherText);
  };

  return {
    label: (field: FieldName): string => {
      const asked = askedFields.find((known) => known === field);
      return asked ? t(`label.${asked}`) : t(`emissionData:field.${field}`);
    },
    text: (field: FieldName, value: Leaf, otherText: string | null = null): string => {
      const format = fieldFormats[field];
      return typeof value === 'object'
        ? value.map((item) => leafText(format, item, otherText)).join(', ')
        : leafText(format, value, otherText);
    },
  };
}

const blank = '\u00a0';
const units: Readonly<Partial<Record<FieldFormat, string>>> = {
  kilograms: 'kg',
  tonnes: 't',
  percent: '%',
  carbon: 'kg',
  landArea: 'm²·a',
};

function numberText(format: FieldFormat, value: number, language: Language): string {
  if (format === 'year') return String(value);
  const unit = units[format];
  const number = exactNumber(value, language);
  return unit === undefined ? number : `${number}${blank}${unit}`;
}

/** 2025-01 as 01/2025. */
const monthText = (month: string): string => month.split('-').reverse().join('/');
