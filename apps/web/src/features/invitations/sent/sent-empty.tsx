import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../../ui/empty-table/empty-table.tsx';
import { NoMatchIllustration } from '../../../ui/illustrations/no-match-illustration.tsx';

interface SentEmptyProps {
  filtered: boolean;
  onInvite: () => void;
  onShowAll: () => void;
}

export function SentEmpty({ filtered, onInvite, onShowAll }: SentEmptyProps) {
  const { t } = useTranslation('invitations');
  if (filtered) {
    return (
      <EmptyTable
        illustration={<NoMatchIllustration />}
        title={t('sent.noMatch')}
        secondaryAction={<Button onClick={onShowAll}>{t('sent.showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyTable
      title={t('sent.empty')}
      subtitle={t('sent.emptyHint')}
      primaryAction={
        <Button variant="filled" onClick={onInvite}>
          {t('sent.invite')}
        </Button>
      }
    />
  );
}
