import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { NetworkConnection } from './api/list-network-connections.ts';
import type { ConnectionQuestion } from './connection-question.ts';

export const connectionActions = ['messages', 'test', 'edit', 'access', 'end'] as const;

interface ConnectionActionsProps {
  connection: NetworkConnection;
  onAsk: (question: ConnectionQuestion) => void;
}

export function ConnectionActions({ connection, onAsk }: ConnectionActionsProps) {
  const { t } = useTranslation('network');
  const { name } = connection;
  return connectionActions.map((kind) => (
    <Button
      key={kind}
      size="xs"
      variant="subtle"
      // Five in a row, in every language.
      px={8}
      aria-label={t(`actionOn.${kind}`, { name })}
      onClick={() => onAsk({ kind, connection })}
    >
      {t(`action.${kind}`)}
    </Button>
  ));
}
