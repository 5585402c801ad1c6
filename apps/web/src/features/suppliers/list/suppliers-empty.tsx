import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../../ui/empty-table/empty-table.tsx';
import { NoMatch } from '../../../ui/empty-table/no-match.tsx';
import { NoMatchIllustration } from '../../../ui/illustrations/no-match-illustration.tsx';
import type { SuppliersView } from './suppliers-view.ts';

interface SuppliersEmptyProps {
  view: SuppliersView;
  /** There are none at all, whatever the view. */
  isFirst: boolean;
  onInvite: () => void;
  onShowAll: () => void;
}

export function SuppliersEmpty({ view, isFirst, onInvite, onShowAll }: SuppliersEmptyProps) {
  const { t } = useTranslation('suppliers');
  if (isFirst) {
    return (
      <EmptyTable
        title={t('empty.title')}
        subtitle={t('empty.text')}
        primaryAction={
          <Button variant="filled" onClick={onInvite}>
            {t('list.invite')}
          </Button>
        }
      />
    );
  }
  const showAll = <Button onClick={onShowAll}>{t('list.showAll')}</Button>;
  const searched = view.textSearch || view.emailDomain;
  return searched ? (
    <NoMatch search={searched} action={showAll} />
  ) : (
    <EmptyTable illustration={<NoMatchIllustration />} title={t('list.noMatch')} secondaryAction={showAll} />
  );
}
