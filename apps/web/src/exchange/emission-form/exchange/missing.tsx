import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { goToField } from '../../../ui/error-summary.tsx';
import kit from '../../../ui/kit.module.css';
import classes from '../emission-form.module.css';
import { nameOfPath } from '../fields/field-name.ts';
import { wantField } from '../layout/wanted-field.ts';
import type { ExchangeFinding } from './exchange-findings.ts';
import { useFindingText } from './use-finding-text.ts';

/** A whole group is entered by its first field. */
const firstFields: Readonly<Record<string, string>> = {
  'emissionValues.breakdown': 'emissionValues.breakdown.fossil',
};

/** The id of the field with which something can be done about a finding. */
export const fieldOfFinding = (path: string): string => nameOfPath(firstFields[path] ?? path);

interface MissingProps {
  findings: readonly ExchangeFinding[];
  onStep: ((step: AnswerStep) => void) | undefined;
  /** For moving the focus here. */
  ref?: Ref<HTMLDivElement>;
}

/** What other platforms would still miss, each with the way to its field. */
export function Missing({ findings, onStep, ref }: MissingProps) {
  const { t } = useTranslation('exchangeData');
  const textOf = useFindingText();
  const count = findings.length;
  return (
    <div ref={ref} className={`${kit.breakable} ${classes.box}`} data-complete={count === 0 || undefined} tabIndex={-1}>
      <p className={kit.bold} role="status">
        {count === 0 ? t('complete') : t('missing', { count })}
      </p>
      {count === 0 ? null : (
        <ul className={kit.above4}>
          {findings.map((finding) => {
            const fieldId = fieldOfFinding(finding.path);
            return (
              <li key={`${finding.path} ${finding.code}`}>
                <a
                  className={classes.link}
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    void goToField(fieldId, (id) => {
                      wantField(id);
                      onStep?.(finding.step);
                    });
                  }}
                >
                  {textOf(finding)}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
