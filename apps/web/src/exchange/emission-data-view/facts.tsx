import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ReactNode } from 'react';
import classes from './facts.module.css';
import { factsOf } from './facts-of.ts';
import { type FieldName, fieldFormats } from './field-formats.ts';
import { useFieldWords } from './use-field-words.ts';

interface FactsProps {
  data: EmissionData;
  fields: readonly FieldName[];
  /** What belongs among them but is no single field. */
  children?: ReactNode;
}

/** Fields with their answers; those without one are left out. */
export function Facts({ data, fields, children }: FactsProps) {
  const { label, text } = useFieldWords();
  const facts = factsOf(data, fields);
  if (facts.length === 0 && !children) return null;
  return (
    <dl className={classes.facts}>
      {facts.map(({ field, value, otherText }) => (
        <div key={field} data-wide={isLong(field, value) || undefined}>
          <dt>{label(field)}</dt>
          <dd>{text(field, value, otherText)}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}

const longText = 60;

const isLong = (field: FieldName, value: unknown): boolean =>
  fieldFormats[field] === 'text' && String(value).length > longText;
