import { Notifications } from '@mantine/notifications';
import { toastDurationMs, toastLimit } from '../../lib/toasts/toast-timing.ts';
import { ToastContent } from './toast-content.tsx';
import styles from './toast-region.module.css';

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
