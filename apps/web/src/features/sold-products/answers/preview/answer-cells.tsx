import { useTranslation } from 'react-i18next';
import { ValidityMark } from '../../../../exchange/validity-mark/validity-mark.tsx';
import type { TemplateAnswer } from '../api/answer-with-templates.ts';
import classes from './answer-table.module.css';

/** Of when the data are, how long they hold, what comes with them, and which answer they take the place of. */
export function DataCell({ answer }: { answer: TemplateAnswer }) {
  const { t } = useTranslation('templateAnswers');
  const { referenceYear, template, documents, submissionVersion: version } = answer;
  return (
    <div className={classes.stack}>
      {referenceYear === null ? null : <span>{t('data.year', { year: referenceYear })}</span>}
      <ValidityMark validUntil={template.validUntil} validity={template.validity} />
      {documents > 0 ? <span className={classes.second}>{t('data.documents', { count: documents })}</span> : null}
      <span className={classes.second}>
        {version <= 1 ? t('version.first') : t('version.replaces', { version, before: version - 1 })}
      </span>
    </div>
  );
}
