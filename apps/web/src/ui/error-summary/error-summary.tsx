import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../form/field-errors.ts';
import styles from './error-summary.module.css';
import { goToField } from './go-to-field.ts';

interface ErrorSummaryProps {
  problem?: string | undefined;
  fields: readonly FieldProblem[];
  /** Which submission it speaks about: a new one takes the focus here once. */
  attempt?: number;
  /** Opens the part of the form that a field is in, where it is not shown. */
  reach?: ((fieldId: string) => void) | undefined;
}

export function ErrorSummary({ problem, fields, attempt = 0, reach }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const shownFor = useRef(0);
  const visible = Boolean(problem) || fields.length > 0;

  useEffect(() => {
    if (!visible || attempt === shownFor.current) return;
    shownFor.current = attempt;
    box.current?.focus();
  }, [visible, attempt]);

  if (!visible) return null;
  return (
    <div className={styles.summary} ref={box} role="alert" tabIndex={-1}>
      <p className={styles.title}>{problem ?? t('errorSummary.title', { count: fields.length })}</p>
      {fields.length > 0 ? (
        <ul className={styles.list}>
          {fields.map((field) => (
            <li key={field.fieldId}>
              <a
                className={styles.link}
                href={`#${field.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  void goToField(field.fieldId, reach);
                }}
              >
                {t('errorSummary.field', { label: field.label, message: field.message })}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
