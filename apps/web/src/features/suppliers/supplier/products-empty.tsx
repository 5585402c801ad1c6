import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../../ui/empty-table/empty-table.tsx';
import { NoMatchIllustration } from '../../../ui/illustrations/no-match-illustration.tsx';
import { ListLink } from '../../../ui/list-link/list-link.tsx';

export function ProductsEmpty({ isFirst, onShowAll }: { isFirst: boolean; onShowAll: () => void }) {
  const { t } = useTranslation('suppliers');
  if (!isFirst) {
    return (
      <EmptyTable
        illustration={<NoMatchIllustration />}
        title={t('products.noMatch')}
        secondaryAction={<Button onClick={onShowAll}>{t('products.showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyTable
      title={t('products.empty')}
      subtitle={t('products.emptyText')}
      primaryAction={
        <Button component={ListLink} to="/products/purchased" variant="filled">
          {t('products.goToProducts')}
        </Button>
      }
    />
  );
}
