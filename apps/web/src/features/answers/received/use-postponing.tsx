import { lazy, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import type { ReceivedLine } from './list-received-product-requests.ts';

/** Wanted by few. */
const PostponeDialog = lazy(async () => ({
  default: (await import('../answer/postpone-dialog.tsx')).PostponeDialog,
}));

const menuWidth = '56px';

interface Postponing {
  /** The buttons at the end of a row, for a table; none for who may not answer. */
  readonly actions: { readonly width: string; readonly render: (line: ReceivedLine) => ReactNode } | undefined;
  /** Stands beside the table, which draws its rows anew when one has changed. */
  readonly dialog: ReactNode;
}

/** What can be done with a received request in the list: not to answer it yet. */
export function usePostponing(): Postponing {
  const { t } = useTranslation(['received', 'answer']);
  const mayPostpone = useMayCall()('postponeEmissionRequest');
  const [line, setLine] = useState<ReceivedLine | null>(null);
  const [opened, setOpened] = useState(false);
  function postpone(chosen: ReceivedLine) {
    setLine(chosen);
    setOpened(true);
  }
  const render = (row: ReceivedLine) =>
    row.featureFlags.postpone === 'ENABLED' ? (
      <RowMenu
        label={t('actions', { name: row.name })}
        deeds={[
          {
            id: 'postpone',
            label: t(row.expectedDate === null ? 'answer:postpone.open' : 'answer:postpone.change'),
            onChoose: () => postpone(row),
          },
        ]}
      />
    ) : null;
  return {
    actions: mayPostpone ? { width: menuWidth, render } : undefined,
    dialog: line ? (
      <OptionalPart>
        <PostponeDialog
          key={`${line.lineId} ${line.expectedDate}`}
          opened={opened}
          address={line}
          customer={line.customer}
          expectedDate={line.expectedDate}
          onClose={() => setOpened(false)}
        />
      </OptionalPart>
    ) : null,
  };
}
