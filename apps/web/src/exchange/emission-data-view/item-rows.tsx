import { factorLabel } from '@pcf/catalogue/labels';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { footprintItemsOf } from '@pcf/domain/emission-data/calculation';
import { calculate } from '@pcf/domain/footprint/calculate';
import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { noValue } from '../../lib/format/number-format.ts';
import { formatDecimal } from '../../lib/format/numbers.ts';
import { termsText } from '../../lib/format/working-text.ts';
import kit from '../../ui/kit.module.css';
import { groupName, nameLanguage } from '../factor-field/factor-names.ts';
import classes from './item-rows.module.css';

/** Every row of a calculation with what it comes to; on a narrow screen a card for each. */
export function ItemRows({ itemData }: { itemData: ItemData }) {
  const { t, i18n } = useTranslation(['emissionView', 'footprint']);
  const language = pageLanguage(i18n);
  const { trace } = calculate(footprintItemsOf(itemData));
  // Nobody wants to read "I don't know": what is known is the group.
  const nameOf = (factor: EmissionFactor) =>
    factor.kind === 'proxy' ? t('rows.proxy', { group: groupName(factor, language) }) : factorLabel(factor, language);
  const sectionOf = (row: TraceRow) => {
    const section = t(`footprint:section.${row.section}`);
    const isWay = row.kind === 'transport' && (row.section === 'rawmaterial' || row.section === 'packaging');
    return isWay ? t('footprint:row.way', { section }) : section;
  };
  return (
    <table className={`${kit.small} ${kit.tabular} ${classes.table}`}>
      <caption className={`${kit.strong} ${classes.caption}`}>{t('rows.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('rows.factor')}</th>
          <th scope="col">{t('rows.working')}</th>
          <th scope="col">kgCO₂e</th>
        </tr>
      </thead>
      <tbody>
        {trace.map((row) => (
          <tr key={`${row.section} ${row.itemId} ${row.kind}`}>
            <th scope="row">
              <span lang={row.factor ? nameLanguage(row.factor) : undefined}>
                {row.factor ? nameOf(row.factor) : noValue}
              </span>
              <div className={kit.muted}>{sectionOf(row)}</div>
            </th>
            <td>{termsText(row, language)}</td>
            <td>{formatDecimal(row.kgCo2e, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
