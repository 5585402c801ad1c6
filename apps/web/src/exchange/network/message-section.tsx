import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { LoadingSpinner } from '../../ui/loading-spinner.tsx';
import { Notice } from '../../ui/notice.tsx';
import { refreshLines } from '../refresh-lines.ts';
import { listNetworkMessages } from './list-network-messages.ts';
import classes from './message-list.module.css';
import { MessageList } from './message-list.tsx';

const shownMessages = 50;

interface MessageSectionProps {
  lineId: string;
  happened: number;
  partner: string;
  underWay: boolean;
  onArrived: (() => void) | undefined;
}

/** What was sent and received about one line, and whether it has arrived. */
export function MessageSection({ lineId, happened, partner, underWay, onArrived }: MessageSectionProps) {
  const { t } = useTranslation(['networkMessages', 'common']);
  const id = useId();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    listNetworkMessages({ lineId, limit: shownMessages }, happened),
  );
  const queryClient = useQueryClient();
  const waiting = data?.data.filter(({ state }) => state === 'WAITING').length ?? 0;
  const waitedBefore = useRef(0);
  // It can be there before anybody has looked, and the page would say for ever that it is on its way.
  const isUnnoticed = underWay && data !== undefined && !isPlaceholderData && waiting === 0;
  const tellArrived = useEffectEvent(() => {
    void refreshLines(queryClient);
    onArrived?.();
  });
  useEffect(() => {
    if (waiting < waitedBefore.current || isUnnoticed) tellArrived();
    waitedBefore.current = waiting;
  }, [waiting, isUnnoticed]);
  return (
    <section className={kit.shrinkable} aria-labelledby={id}>
      <h2 id={id} className={`${kit.heading} ${classes.title}`}>
        {t('title', { partner })}
      </h2>
      {data ? (
        data.data.length > 0 ? (
          <MessageList messages={data.data} />
        ) : (
          <p className={`${kit.muted} ${classes.none}`}>{t('none')}</p>
        )
      ) : isError ? (
        <Notice
          actions={
            <Button loading={isFetching} onClick={() => refetch()}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          <p>{t('failed')}</p>
        </Notice>
      ) : (
        <LoadingSpinner />
      )}
    </section>
  );
}
