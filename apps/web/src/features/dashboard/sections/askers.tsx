import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatNumber } from '../../../lib/format/number-format.ts';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { FigureCard } from '../../../ui/figure-card.tsx';
import type { Dashboard } from '../home-side.ts';
import { linesOf } from '../list-links.ts';

/** Who asks, each the way to what that customer asks for. */
export function Askers({ askedBy }: { askedBy: Dashboard['supplier']['askedBy'] }) {
  const { t, i18n } = useTranslation('home');
  return (
    <FigureCard title={t('askers.title')}>
      <BarList
        label={t('askers.title')}
        rowName={t('askers.customer')}
        unit={t('askers.open')}
        rows={askedBy.map(({ id, name, open }) => ({
          key: id,
          label: name,
          value: open,
          text: formatNumber(open, pageLanguage(i18n)),
          to: linesOf('supplier', { customerIds: id, productRequestStatus: ['REQUESTED', 'REJECTED'] }),
        }))}
      />
    </FigureCard>
  );
}
