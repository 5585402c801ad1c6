import { fieldProblemCodes } from '@pcf/contract/problem-codes';
import { createContext, useContext, useEffect, useId, useSyncExternalStore } from 'react';
import {
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RegisterOptions,
  useController,
  useFormContext,
  type ValidationRule,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatNumber } from '../../lib/format/number-format.ts';

const nothingFound: FoundProblems = { problemOf: () => undefined, subscribe: () => () => undefined };

export const FoundProblemsContext = createContext<FoundProblems>(nothingFound);

/** Fields tell their form what they show, so that the summary says the same words. */
export const FieldErrorsContext = createContext<Report>(() => {});

export interface FormFieldOptions<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  rules?: FieldRules<Values> | undefined;
  /** Check when the reader leaves the field; otherwise an error is checked again with every change. */
  validateOnBlur?: boolean | undefined;
  /** Where the field has to be found by others; otherwise one is made. */
  id?: string | undefined;
  /** Whether it is marked as needed, where that is no rule of the field itself. */
  required?: boolean | undefined;
}

/** What every field of ours shares: its value, its message, when it is checked, and its line in the summary. */
export function useFormField<Values extends FieldValues>(options: FormFieldOptions<Values>) {
  const { name, label, rules, validateOnBlur = false } = options;
  const ownId = useId();
  const id = options.id ?? ownId;
  const { control, trigger } = useFormContext<Values>();
  const { field, fieldState } = useController<Values>({ control, name, ...(rules ? { rules } : {}) });
  const maxLength = boundOf(rules?.maxLength);
  const found = useFoundProblem(name);
  const message = useFieldMessage(fieldState.error ?? found, {
    minLength: boundOf(rules?.minLength),
    maxLength,
    min: boundOf(rules?.min),
    max: boundOf(rules?.max),
  });
  useReportFieldError(name, id, label, message);

  return {
    id,
    field,
    message,
    maxLength,
    required: options.required ?? Boolean(rules?.required),
    change(value: unknown) {
      field.onChange(value);
      if (fieldState.error && !validateOnBlur) void trigger(name);
    },
    leave() {
      field.onBlur();
      if (validateOnBlur) void trigger(name);
    },
  };
}

interface FieldBounds {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

/** One sentence for what is wrong: the form's own words where it gave some, else ours by the kind of error. */
function useFieldMessage(error: FieldError | undefined, bounds: FieldBounds): string | undefined {
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

export type FieldRules<Values extends FieldValues> = Omit<
  RegisterOptions<Values, FieldPath<Values>>,
  'disabled' | 'setValueAs' | 'valueAsNumber' | 'valueAsDate'
>;

/** React Hook Form takes a bound alone or together with its message. */
function boundOf(rule: ValidationRule<number | string> | undefined): number | undefined {
  const bound = typeof rule === 'object' ? rule.value : rule;
  return bound === undefined ? undefined : Number(bound);
}

export interface FieldProblem {
  fieldId: string;
  label: string;
  message: string;
}

type Report = (name: string, problem: FieldProblem | null) => void;

function useReportFieldError(name: string, fieldId: string, label: string, message: string | undefined): void {
  const report = useContext(FieldErrorsContext);
  useEffect(() => {
    report(name, message ? { fieldId, label, message } : null);
    return () => report(name, null);
  }, [report, name, fieldId, label, message]);
}

/** What rules beyond a single field have found wrong, by the name of the field. */
export interface FoundProblems {
  /** The same object for as long as it is the same problem. */
  problemOf(name: string): FieldError | undefined;
  subscribe(listener: () => void): () => void;
}

/** Draws a field again only when something else is wrong with it. */
export function useFoundProblem(name: string): FieldError | undefined {
  const found = useContext(FoundProblemsContext);
  return useSyncExternalStore(found.subscribe, () => found.problemOf(name));
}

type Check<Values extends FieldValues> = (value: FieldPathValue<Values, FieldPath<Values>>) => true | string;

/** A field's own check, run before whatever checks the form has added. */
export function withValidation<Values extends FieldValues>(
  rules: FieldRules<Values> | undefined,
  check: Check<Values>,
): FieldRules<Values> {
  const added = rules?.validate;
  const others = typeof added === 'function' ? { added } : added;
  return { ...rules, validate: { own: check, ...others } };
}
