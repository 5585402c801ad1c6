import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { Footprint } from '../api/get-footprint.ts';

/** What is not in the figures at all, and how to put it in. */
export function WithoutQuantity({ footprint: { year, linesWithoutQuantity: count } }: { footprint: Footprint }) {
  const { t } = useTranslation('footprintTotals');
  if (count === 0) return null;
  return (
    <Notice
      actions={
        <Button component={Link} to="/products/purchased/import">
          {t('quantities.import')}
        </Button>
      }
    >
      <p>
        {year === null
          ? t('quantities.missingAnyYear', { count })
          : t('quantities.missing', { count, year: String(year) })}
      </p>
      <p>{t('quantities.how')}</p>
    </Notice>
  );
}
