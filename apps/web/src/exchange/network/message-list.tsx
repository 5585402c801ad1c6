import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatMinute } from '../../lib/format/format-minute.ts';
import { showProblemToast } from '../../lib/toasts/show-problem-toast.ts';
import type { NetworkMessage } from './list-network-messages.ts';
import classes from './message-list.module.css';
import { MessageState } from './message-state.tsx';
import { retryNetworkDelivery } from './retry-network-delivery.ts';

interface MessageListProps {
  messages: readonly NetworkMessage[];
  /** What a message is about, where they are about several things. */
  about?: (message: NetworkMessage) => ReactNode;
}

/** The newest first: what it was, whether it has arrived, and what came of it. */
export function MessageList({ messages, about }: MessageListProps) {
  const { t, i18n } = useTranslation('networkMessages');
  const retry = useMutation({ ...retryNetworkDelivery(useQueryClient()), onError: showProblemToast });
  return (
    <ol className={classes.list}>
      {messages.map((message) => {
        const { id, direction, kind, at, canRetry } = message;
        const what = t(direction === 'SENT' ? `kind.SENT.${kind}` : `kind.RECEIVED.${kind}`);
        return (
          <li key={id} className={classes.message}>
            <div className={classes.words}>
              <span className={classes.what}>{what}</span>
              <span className={classes.when}>{formatMinute(at, pageLanguage(i18n))}</span>
              {about ? <div className={classes.about}>{about(message)}</div> : null}
              <MessageState message={message} />
            </div>
            {canRetry ? (
              <Button
                size="xs"
                aria-label={t('retryThis', { what })}
                loading={retry.isPending && retry.variables === id}
                onClick={() => retry.mutate(id)}
              >
                {t('retry')}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
