import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { exactNumber } from '../../lib/format/numbers.ts';
import kit from '../../ui/kit.module.css';
import classes from './target-facts.module.css';

type Target = NonNullable<OperationOutput<'getSupplier'>['sbtiTarget']>;

/** All that was said of a target, or why there is none. */
export function TargetFacts({ target }: { target: Target }) {
  const { t, i18n } = useTranslation('sbti');
  const language = pageLanguage(i18n);
  const { ambition, status, baseYear, targetYear, reductionPercent, reasonForNoTarget, reasonText } = target;
  const facts = [
    ambition && { label: t('field.ambition'), text: t(`ambition.${ambition}`) },
    status && { label: t('field.status'), text: t(`status.${status}`) },
    reductionPercent !== null && {
      label: t('field.reductionPercent'),
      text: t('reduction', { percent: exactNumber(reductionPercent, language), from: String(baseYear) }),
    },
    targetYear !== null && { label: t('field.targetYear'), text: String(targetYear) },
    reasonForNoTarget && { label: t('group.NO_TARGET'), text: reasonText ?? t(`reason.${reasonForNoTarget}`) },
  ].filter((fact) => fact !== null && fact !== false);
  return (
    <dl className={`${kit.row} ${classes.facts}`}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
