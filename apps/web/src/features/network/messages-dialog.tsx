import { Button } from '@mantine/core';
import { defaultPageSize } from '@pcf/contract/paging';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listNetworkMessages, type NetworkMessage } from '../../exchange/network/list-network-messages.ts';
import { MessageList } from '../../exchange/network/message-list.tsx';
import kit from '../../ui/kit.module.css';
import { LoadingSpinner } from '../../ui/loading-spinner.tsx';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PaginationFooter } from '../../ui/pagination-footer.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { NetworkConnection } from './network-calls.ts';

interface MessagesDialogProps {
  connection: NetworkConnection;
  opened: boolean;
  onClose: () => void;
}

/** Everything that went over one connection, or what of it did not arrive. */
export function MessagesDialog({ connection, opened, onClose }: MessagesDialogProps) {
  const { t } = useTranslation(['network', 'networkMessages', 'common']);
  const [failedOnly, setFailedOnly] = useState(false);
  const [page, setPage] = useState({ pageNumber: 0, pageSize: defaultPageSize });
  const { data, isError, isFetching, refetch } = useQuery({
    ...listNetworkMessages({
      connectionId: connection.id,
      pageNumber: page.pageNumber,
      limit: page.pageSize,
      ...(failedOnly && { state: 'FAILED' }),
    }),
    enabled: opened,
  });
  return (
    <ModalFrame opened={opened} onClose={onClose} title={t('networkMessages:title', { partner: connection.name })}>
      <div className={`${kit.stack16} ${kit.shrinkable}`}>
        <Switch
          label={t('messages.failedOnly')}
          checked={failedOnly}
          onChange={(checked) => {
            setFailedOnly(checked);
            setPage({ ...page, pageNumber: 0 });
          }}
        />
        {data ? (
          <>
            {data.data.length > 0 ? (
              <MessageList messages={data.data} about={(message) => <MessageLine message={message} />} />
            ) : (
              <p className={kit.muted}>{t(failedOnly ? 'messages.allArrived' : 'networkMessages:none')}</p>
            )}
            {data.metadata.count > data.data.length ? (
              <PaginationFooter
                {...page}
                total={data.metadata.count}
                more={data.metadata.more ?? false}
                onChange={setPage}
              />
            ) : null}
          </>
        ) : isError ? (
          <Notice
            actions={
              <Button loading={isFetching} onClick={() => refetch()}>
                {t('common:tryAgain')}
              </Button>
            }
          >
            <p>{t('networkMessages:failed')}</p>
          </Notice>
        ) : (
          <LoadingSpinner />
        )}
      </div>
    </ModalFrame>
  );
}

/** The product that a message is about, with the way to it where something was asked for. */
function MessageLine({ message: { line } }: { message: NetworkMessage }) {
  if (line === null) return null;
  const { productId, productName, requestReference, side } = line;
  if (requestReference === null) return productName;
  return side === 'CUSTOMER' ? (
    <Link
      className={kit.link}
      to="/customer/requests/$requestId/$productId"
      params={{ requestId: requestReference, productId }}
    >
      {productName}
    </Link>
  ) : (
    <Link
      className={kit.link}
      to="/supplier/requests/$requestId/products/$productId"
      params={{ requestId: requestReference, productId }}
    >
      {productName}
    </Link>
  );
}
