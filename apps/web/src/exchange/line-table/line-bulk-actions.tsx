import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LineActions, PurchasedLine } from './line-actions.ts';

interface LineBulkActionsProps {
  lines: readonly PurchasedLine[];
  actions: LineActions;
  /** Of lines in the archive, all that can be done is to take them out. */
  archived?: boolean;
  onDone: () => void;
}

/** The buttons of the bar below a list of lines. What cannot be done with some of them is said before anything happens. */
export function LineBulkActions({ lines, actions, archived = false, onDone }: LineBulkActionsProps) {
  const { t } = useTranslation('exchange');
  if (archived) {
    return (
      <Button size="xs" onClick={() => actions.restore(lines, onDone)}>
        {t('bulk.restore')}
      </Button>
    );
  }
  return (
    <>
      <Button size="xs" onClick={() => actions.send(lines, onDone)}>
        {t('bulk.send')}
      </Button>
      <Button size="xs" onClick={() => actions.resend(lines, onDone)}>
        {t('bulk.resend')}
      </Button>
      <Button size="xs" onClick={() => actions.changeDueDate(lines, onDone)}>
        {t('bulk.changeDueDate')}
      </Button>
      <Button size="xs" onClick={() => actions.cancel(lines, onDone)}>
        {t('bulk.cancel')}
      </Button>
      <Button size="xs" onClick={() => actions.remove(lines, onDone)}>
        {t('bulk.remove')}
      </Button>
    </>
  );
}
