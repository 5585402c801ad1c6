import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from './empty-table.tsx';
import { NoMatchIllustration } from './illustrations/no-match-illustration.tsx';

/** A search that found nothing says what it looked for. */
export function NoMatch({ search, action }: { search: string; action?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <EmptyTable
      illustration={<NoMatchIllustration />}
      title={t('noMatch', { search })}
      subtitle={t('noMatchHint')}
      secondaryAction={action}
    />
  );
}
