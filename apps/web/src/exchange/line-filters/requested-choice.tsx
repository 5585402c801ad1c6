import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { CheckList } from './check-list.tsx';
import { DayRange } from './day-range.tsx';
import type { Filters } from './line-search.ts';

interface RequestedChoiceProps {
  overdue: boolean;
  days: Filters['requested'];
  onChange: (changed: Partial<Filters>) => void;
}

/** When something was asked for, and whether its answer is late. */
export function RequestedChoice({ overdue, days, onChange }: RequestedChoiceProps) {
  const { t } = useTranslation('exchange');
  return (
    <div className={kit.stack16}>
      <CheckList
        label={t('filters.requested')}
        options={[{ value: true, key: 'overdue', label: t('filters.onlyOverdue') }]}
        chosen={[overdue]}
        onChange={(chosen) => onChange({ overdue: chosen.length > 0 })}
      />
      <DayRange label={t('filters.requested')} value={days} onChange={(requested) => onChange({ requested })} />
    </div>
  );
}
