import { CloseButton } from '@mantine/core';
import { type NotificationData, Notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { closeToast, toastDurationMs, toastLimit } from '../lib/toasts/toast-timing.ts';
import kit from './kit.module.css';
import styles from './toast-region.module.css';

const marks = {
  success: 'm5 10.5 3.2 3.2L15 7',
  error: 'M10 5.5v5.5M10 14.2v.1',
};

/** Mounted once beside the page; lib/toasts fills it. */
export function ToastRegion() {
  return (
    <Notifications
      position="top-center"
      limit={toastLimit}
      autoClose={toastDurationMs}
      transitionDuration={120}
      containerWidth={480}
      notificationMaxHeight="60vh"
      classNames={{ notification: styles.toast }}
      renderNotification={(toast) => <ToastContent toast={toast} />}
    />
  );
}

function ToastContent({ toast }: { toast: NotificationData }) {
  const { t } = useTranslation();
  const { id } = toast;
  return (
    <>
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden>
        <circle cx="10" cy="10" r="10" />
        <path d={toast['data-kind'] === 'error' ? marks.error : marks.success} />
      </svg>
      <div className={`${kit.breakable} ${styles.text}`}>{toast.message}</div>
      <CloseButton
        className={styles.close}
        aria-label={t('close')}
        onClick={() => {
          if (id) closeToast(id);
        }}
      />
    </>
  );
}
