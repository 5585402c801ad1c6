import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatNumber } from '../../../lib/format/format-number.ts';
import { formatShare } from '../../../lib/format/format-share.ts';
import { noValue } from '../../../lib/format/no-value.ts';
import { ExplainedTerm } from '../../../ui/explained-term/explained-term.tsx';
import classes from './supplier-figures.module.css';

export function SupplierFigures({ supplier }: { supplier: OperationOutput<'getSupplier'> }) {
  const { t, i18n } = useTranslation('suppliers');
  const language = pageLanguage(i18n);
  const { productCount, openCount, completedCount, primaryDataShare } = supplier;
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t('column.products')}</dt>
        <dd>{formatNumber(productCount, language)}</dd>
      </div>
      <div>
        <dt>{t('column.open')}</dt>
        <dd>{formatNumber(openCount, language)}</dd>
      </div>
      <div>
        <dt>{t('column.completed')}</dt>
        <dd>{formatNumber(completedCount, language)}</dd>
      </div>
      <div>
        <dt>
          <ExplainedTerm term={t('column.primary')} explanation={t('primaryMeaning')} />
        </dt>
        <dd>{primaryDataShare === null ? noValue : formatShare(primaryDataShare / 100, language)}</dd>
      </div>
    </dl>
  );
}
