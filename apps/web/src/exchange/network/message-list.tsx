import { Button } from '@mantine/core';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { formatMinute } from '../../lib/format/date-format.ts';
import { showProblemToast } from '../../lib/toasts/show-toast.tsx';
import { useMayCall } from '../../lib/use-may-call.ts';
import kit from '../../ui/kit.module.css';
import { LineIcon } from '../../ui/line-icon.tsx';
import { type NetworkMessage, networkMessagesKey } from './list-network-messages.ts';
import classes from './message-list.module.css';

const icons = { DELIVERED: 'check', WAITING: 'clock', FAILED: 'warning', REPLACED: 'info' } as const;

const retryNetworkDelivery = (queryClient: QueryClient) =>
  operationMutation('retryNetworkDelivery', {
    // Also where it was refused: it has arrived in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: networkMessagesKey }),
  });

interface MessageListProps {
  messages: readonly NetworkMessage[];
  /** What a message is about, where they are about several things. */
  about?: (message: NetworkMessage) => ReactNode;
}

/** The newest first: what it was, whether it has arrived, and what came of it. */
export function MessageList({ messages, about }: MessageListProps) {
  const { t, i18n } = useTranslation('networkMessages');
  const mayRetry = useMayCall()('retryNetworkDelivery');
  const retry = useMutation({ ...retryNetworkDelivery(useQueryClient()), onError: showProblemToast });
  return (
    <ol className={`${kit.card} ${classes.list}`}>
      {messages.map((message) => {
        const { id, direction, kind, at, canRetry } = message;
        const what = t(direction === 'SENT' ? `kind.SENT.${kind}` : `kind.RECEIVED.${kind}`);
        return (
          <li key={id} className={`${kit.row8x16} ${classes.message}`}>
            <div className={`${kit.breakable} ${classes.words}`}>
              <span className={`${kit.strong} ${classes.what}`}>{what}</span>
              <span className={kit.mutedFigures}>{formatMinute(at, pageLanguage(i18n))}</span>
              {about ? <div className={kit.small}>{about(message)}</div> : null}
              <MessageState message={message} />
            </div>
            {canRetry && mayRetry ? (
              <Button
                size="xs"
                aria-label={t('retryThis', { what })}
                loading={retry.isPending && retry.variables.params.messageId === id}
                onClick={() => retry.mutate({ params: { messageId: id } })}
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

/** Whether what was sent has arrived, and why not; what came of what was received. */
function MessageState({ message }: { message: NetworkMessage }) {
  const { t, i18n } = useTranslation(['networkMessages', 'network']);
  const { state, lastError, nextTryAt, outcome, reason } = message;
  if (state === null) {
    return outcome === 'APPLIED' ? null : (
      <p className={classes.state}>
        <LineIcon name={reason === null ? 'clock' : 'info'} size={14} />
        {reason === null ? t('fetching') : t(`reason.${reason}`)}
      </p>
    );
  }
  const why = state === 'WAITING' || state === 'FAILED' ? lastError : null;
  return (
    <>
      <p className={classes.state} data-state={state}>
        <LineIcon name={icons[state]} size={14} />
        {state === 'WAITING' && nextTryAt !== null && why !== null
          ? t('state.again', { moment: formatMinute(nextTryAt, pageLanguage(i18n)) })
          : t(`state.${state}`)}
      </p>
      {why === null ? null : <p className={`${kit.note} ${kit.reading} ${classes.why}`}>{t(`network:error.${why}`)}</p>}
    </>
  );
}
