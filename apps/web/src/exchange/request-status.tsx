import type { ExchangeSide, ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { useWords } from '../i18n/use-words.ts';
import kit from '../ui/kit.module.css';
import styles from './request-status.module.css';
import { type ShownStatus, shownStatus } from './shown-status.ts';

const drawings: Readonly<Record<ShownStatus, string>> = {
  notStarted: 'M4 8h8',
  requested: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.75V8l2.25 1.5',
  inProgress: 'M3 13l.75-3L10.5 3.25a1.4 1.4 0 0 1 2 0l.25.25a1.4 1.4 0 0 1 0 2L6 12.25 3 13zM9.25 4.5l2.25 2.25',
  pendingReview: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  completed: 'm3 8.5 3.25 3.25L13 5',
  rejected: 'M6 4 3 7l3 3M3 7h6.5a3.5 3.5 0 0 1 0 7H8',
  declined: 'M4 4l8 8M12 4l-8 8',
  canceled: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM3.8 12.2l8.4-8.4',
};

interface RequestStatusProps {
  status: ProductRequestStatus;
  inProgress?: boolean;
  /** Who reads it. */
  side?: ExchangeSide;
  /** The customer is on another platform, where nobody accepts: having it delivered is enough. */
  external?: boolean;
}

/** Where a request stands: the words say who acts next, as the reader's side would say it. */
export function RequestStatus({ status, inProgress = false, side = 'CUSTOMER', external = false }: RequestStatusProps) {
  const { t } = useWords('exchange');
  const shown = shownStatus(status, inProgress);
  return (
    <span className={`${kit.small} ${kit.strong} ${styles.pill}`} data-status={shown}>
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden>
        <path d={drawings[shown]} />
      </svg>
      {external && (shown === 'pendingReview' || shown === 'completed')
        ? t(`elsewhereStatus.${shown}`)
        : t(side === 'CUSTOMER' ? `status.${shown}` : `supplierStatus.${shown}`)}
    </span>
  );
}
