import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useListPage } from '../../ui/data-table/use-list-page.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { accessRequestsHeadingId } from './access-requests.tsx';
import { listAccessRequests } from './api/list-access-requests.ts';

/** People who wait are told of first, though their list comes last. */
export function AccessRequestsNotice() {
  const { t } = useTranslation('users');
  const [page] = useListPage('requests');
  const count = useQuery(listAccessRequests(page)).data?.metadata.count ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      actions={
        <Button
          size="xs"
          onClick={() => {
            const heading = document.getElementById(accessRequestsHeadingId);
            heading?.scrollIntoView({ block: 'start' });
            heading?.focus({ preventScroll: true });
          }}
        >
          {t('requests.show')}
        </Button>
      }
    >
      <p>{t('requests.waiting', { count })}</p>
    </Notice>
  );
}
