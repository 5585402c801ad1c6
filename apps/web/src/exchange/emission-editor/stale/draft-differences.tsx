import type { Difference } from '@pcf/domain/emission-data/differences';
import { useTranslation } from 'react-i18next';
import { noValue } from '../../../lib/format/no-value.ts';
import { fieldOfPath } from '../../emission-data-view/field-of-path.ts';
import { useFieldWords } from '../../emission-data-view/use-field-words.ts';
import classes from './draft-differences.module.css';

/** Field by field: what the newer draft says, and what is typed here. */
export function DraftDifferences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('emissionEditor');
  const words = useFieldWords();
  const rows = differences.flatMap(({ path, before, after }) => {
    const found = fieldOfPath(path);
    if (!found) return [];
    const text = (value: typeof before) => (value === null ? noValue : words.text(found.field, value));
    return [{ path, label: words.label(found.field), newer: text(before), mine: text(after) }];
  });
  if (rows.length === 0) return null;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('stale.field')}</th>
          <th scope="col">{t('stale.newerColumn')}</th>
          <th scope="col">{t('stale.mineColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, label, newer, mine }) => (
          <tr key={path}>
            <th scope="row">{label}</th>
            <td>{newer}</td>
            <td>{mine}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
