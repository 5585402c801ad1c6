import { lineStep } from '@pcf/domain/exchange/transitions';
import { useTranslation } from 'react-i18next';
import { BulkActions } from '../../ui/data-table/bulk-actions.tsx';
import type { LineActions, OpenLineAction, PurchasedLine } from './line-actions.ts';

interface LineBulkActionsProps {
  lines: readonly PurchasedLine[];
  actions: LineActions;
  /** Of lines in the archive, all that can be done is to take them out. */
  archived?: boolean;
  onDone: () => void;
}

/**
 * The buttons of the bar below a list of lines: what can be done with at least one of them. What cannot be done with some
 * is said before anything happens.
 */
export function LineBulkActions({ lines, actions, archived = false, onDone }: LineBulkActionsProps) {
  const { t } = useTranslation('exchange');
  const deed = (id: BulkAction, open: OpenLineAction, dangerous = false) => ({
    id,
    label: t(`bulk.${id}`),
    dangerous,
    onChoose: () => open(lines, onDone),
  });
  if (archived) return <BulkActions deeds={[deed('restore', actions.restore)]} />;
  return (
    <BulkActions
      deeds={[
        ...(someCan('send', lines) ? [deed('send', actions.send)] : []),
        ...(someCan('resend', lines) ? [deed('resend', actions.resend)] : []),
        ...(someCan('changeDueDate', lines) ? [deed('changeDueDate', actions.changeDueDate)] : []),
        ...(someCan('cancel', lines) ? [deed('cancel', actions.cancel)] : []),
        deed('remove', actions.remove, true),
      ]}
    />
  );
}

/** Each with its words. */
export const bulkActions = ['send', 'resend', 'changeDueDate', 'cancel', 'remove', 'restore'] as const;

type BulkAction = (typeof bulkActions)[number];

/** Whether the customer can do it with any of the lines. */
export const someCan = (action: LineChange, lines: readonly BulkLine[]): boolean =>
  lines.some(
    ({ productRequestStatus: status, inForce }) =>
      lineStep(action, 'CUSTOMER', { status, inForce: inForce !== null }) !== null,
  );

type LineChange = Exclude<BulkAction, 'remove' | 'restore'>;

type BulkLine = Pick<PurchasedLine, 'productRequestStatus' | 'inForce'>;
