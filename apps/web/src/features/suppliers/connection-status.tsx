import type { AccessResponseStatus } from '@pcf/contract/vocabulary/users';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import classes from './suppliers.module.css';

/** The drawing says the same as the hue. */
const drawings: Record<AccessResponseStatus | 'AWAY', string> = {
  PENDING: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.75V8l2.25 1.5',
  ACCEPTED: 'm3 8.5 3.25 3.25L13 5',
  DECLINED: 'M4 4l8 8M12 4l-8 8',
  AWAY: 'M6 4v8M10 4v8',
};

interface ConnectionStatusProps {
  status: AccessResponseStatus;
  /** Nobody acts for the supplier at the moment. */
  away: boolean;
}

export function ConnectionStatus({ status, away }: ConnectionStatusProps) {
  const { t } = useTranslation('suppliers');
  const shown = away ? 'AWAY' : status;
  return (
    <span className={`${kit.small} ${kit.strong} ${classes.status}`} data-status={shown}>
      <svg className={classes.icon} viewBox="0 0 16 16" aria-hidden>
        <path d={drawings[shown]} />
      </svg>
      {t(`connection.${shown}`)}
    </span>
  );
}
