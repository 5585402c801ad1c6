import { useTranslation } from 'react-i18next';
import type { OwnFactor } from '../../../exchange/factor-field/factor-source.tsx';
import { groupPath } from '../../../exchange/factor-field/group-path.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatImpact } from '../../../lib/format/format-impact.ts';
import classes from './preview-table.module.css';

const shownRows = 5;

/** The first factors as they will be offered. */
export function PreviewTable({ factors }: { factors: readonly OwnFactor[] }) {
  const { t, i18n } = useTranslation('ownFactors');
  const language = pageLanguage(i18n);
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{t('found.preview')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('found.name')}</th>
          <th scope="col">{t('found.group')}</th>
          <th scope="col" className={classes.impact}>
            {t('found.impact')}
          </th>
        </tr>
      </thead>
      <tbody>
        {factors.slice(0, shownRows).map(({ factor }) => (
          <tr key={[factor.topCategory, factor.category, factor.subcategory, factor.name].join('\n')}>
            <th scope="row">{factor.name}</th>
            <td>{groupPath(factor, language)}</td>
            <td className={classes.impact}>{formatImpact(factor, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
