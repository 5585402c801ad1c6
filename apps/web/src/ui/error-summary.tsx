import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './error-summary.module.css';
import type { FieldProblem } from './form/use-form-field.ts';
import kit from './kit.module.css';

const lookMs = 100;

const maxLooks = 30;

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
    <div className={`${kit.breakable} ${styles.summary}`} ref={box} role="alert" tabIndex={-1}>
      <p className={kit.bold}>{problem ?? t('errorSummary.title', { count: fields.length })}</p>
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

/**
 * A field that `reach` makes appear, on another step or in a group that was closed, is there a moment later; so is one in
 * a part of the form that is still being loaded.
 */
export async function goToField(fieldId: string, reach: ((fieldId: string) => void) | undefined): Promise<void> {
  if (!document.getElementById(fieldId)) reach?.(fieldId);
  for (let looks = 0; looks < maxLooks && !document.getElementById(fieldId); looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
