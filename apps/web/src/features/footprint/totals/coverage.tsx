import type { FootprintBasis } from '@pcf/contract/vocabulary/footprint-basis';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatShare } from '../../../lib/format/format-share.ts';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import type { Footprint } from '../api/get-footprint.ts';
import { linesBehind, withoutYear } from '../footprint-view.ts';
import classes from './coverage.module.css';
import { coverageParts, isWeighed } from './coverage-parts.ts';

const looks = {
  SPECIFIC: { shade: 'strong' },
  ESTIMATED: { shade: 'strong', hatched: true },
  MISSING: { shade: 'soft' },
} as const satisfies Record<FootprintBasis, object>;

/** How much of what was bought the figures rest on; each part leads to its products. */
export function Coverage({ footprint }: { footprint: Footprint }) {
  const { t, i18n } = useTranslation('footprintTotals');
  const language = pageLanguage(i18n);
  const weighed = isWeighed(footprint);
  const title = t(weighed ? 'coverage.byMass' : 'coverage.byNumber');
  const notWeighed = footprint.lines - footprint.weighedLines;
  return (
    <div className={classes.coverage}>
      <h3 className={classes.title}>{title}</h3>
      <BarList
        label={title}
        rowName={t('column.basis')}
        unit={t('coverage.share')}
        most={1}
        rows={coverageParts(footprint).map(({ basis, share, lines }) => ({
          key: basis,
          label: t(`basis.${basis}`),
          value: share,
          text: t('coverage.part', { share: formatShare(share, language), count: lines }),
          ...looks[basis],
          to: lines > 0 ? linesBehind(footprint.year ?? withoutYear, { basis: [basis] }) : undefined,
        }))}
      />
      {weighed && notWeighed > 0 ? (
        <p className={classes.note}>{t('coverage.notWeighed', { count: notWeighed })}</p>
      ) : null}
    </div>
  );
}
