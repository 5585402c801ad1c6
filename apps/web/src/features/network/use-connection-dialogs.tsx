import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { NetworkSetup } from './api/list-network-connections.ts';
import { testNetworkConnection } from './api/test-network-connection.ts';
import type { ConnectionQuestion } from './connection-question.ts';

/** Fetched with the first wish: most visits only look at the list. */
const ConnectionDialogs = lazy(async () => ({ default: (await import('./connection-dialogs.tsx')).ConnectionDialogs }));

/** One at a time, and outside of the rows: one that ends takes its buttons along. */
export function useConnectionDialogs(setup: NetworkSetup | undefined) {
  const [question, setQuestion] = useState<ConnectionQuestion>();
  const [opened, setOpened] = useState(false);
  const test = useMutation(testNetworkConnection(useQueryClient()));

  function ask(asked: ConnectionQuestion) {
    setQuestion(asked);
    setOpened(true);
    if (asked.kind === 'test') test.mutate(asked.connection.id);
    if (asked.kind === 'offerTest') test.reset();
  }

  return {
    ask,
    dialogs: (
      <Suspense>
        {question ? (
          <ConnectionDialogs
            question={question}
            opened={opened}
            ownAddress={setup?.baseUrl ?? null}
            test={test}
            onAsk={ask}
            onClose={() => setOpened(false)}
          />
        ) : null}
      </Suspense>
    ),
  };
}
