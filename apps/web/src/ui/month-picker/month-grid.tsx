import { DatesProvider, MonthPicker as MantineMonthPicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatMonth } from '../../lib/format/month.ts';
import { firstDay, monthOfDay } from './month-bounds.ts';
import styles from './month-grid.module.css';

interface MonthGridProps {
  value: string;
  minimum: string | undefined;
  maximum: string | undefined;
  onPick: (month: string) => void;
}

export function MonthGrid({ value, minimum, maximum, onPick }: MonthGridProps) {
  const { t, i18n } = useTranslation('lists');
  const chosen = firstDay(value);
  const earliest = firstDay(minimum);
  const latest = firstDay(maximum);
  const shown = chosen ?? latest;
  const start = shown ?? firstDay(formatMonth(new Date()));
  return (
    <DatesProvider settings={{ locale: pageLanguage(i18n) }}>
      <MantineMonthPicker
        value={chosen ?? null}
        {...(shown ? { defaultDate: shown } : {})}
        {...(earliest ? { minDate: earliest } : {})}
        {...(latest ? { maxDate: latest } : {})}
        onChange={(day) => {
          if (day) onPick(monthOfDay(day));
        }}
        // The keyboard starts where the choice is.
        getMonthControlProps={(day) => (day === start ? { 'data-autofocus': true } : {})}
        ariaLabels={{
          previousYear: t('month.previousYear'),
          nextYear: t('month.nextYear'),
          previousDecade: t('month.previousDecade'),
          nextDecade: t('month.nextDecade'),
        }}
        classNames={{
          monthsListControl: styles.cell,
          yearsListControl: styles.cell,
          calendarHeaderControl: styles.headerControl,
          calendarHeaderLevel: styles.headerControl,
        }}
      />
    </DatesProvider>
  );
}
