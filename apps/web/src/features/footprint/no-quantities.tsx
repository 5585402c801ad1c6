import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../ui/empty-table/empty-table.tsx';
import { NoMatchIllustration } from '../../ui/illustrations/no-match-illustration.tsx';
import classes from './footprint-page.module.css';

/** What this page is for, and the one thing to do first. */
export function NoQuantities() {
  const { t } = useTranslation('footprintTotals');
  return (
    <div className={classes.card}>
      <EmptyTable
        title={t('empty.title')}
        subtitle={t('empty.text')}
        primaryAction={
          <Button component={Link} to="/products/purchased/import" variant="filled">
            {t('quantities.import')}
          </Button>
        }
      />
    </div>
  );
}

interface NothingInYearProps {
  year: number | null;
  onShowNewest: () => void;
}

/** There are quantities, but of other years. */
export function NothingInYear({ year, onShowNewest }: NothingInYearProps) {
  const { t } = useTranslation('footprintTotals');
  return (
    <div className={classes.card}>
      <EmptyTable
        illustration={<NoMatchIllustration />}
        title={year === null ? t('empty.withoutYear') : t('empty.year', { year: String(year) })}
        secondaryAction={<Button onClick={onShowNewest}>{t('empty.newest')}</Button>}
      />
    </div>
  );
}
