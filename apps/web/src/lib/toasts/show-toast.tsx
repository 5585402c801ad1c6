import { notifications, notificationsStore } from '@mantine/notifications';
import type { ToastKey, ToastKind, ToastValues } from './toast.ts';
import { ToastText } from './toast-text.tsx';
import { pauseToasts, resumeToasts } from './toast-timing.ts';

/** The same message is one toast for as long as it can be seen: its words are its id. */
function showToast(kind: ToastKind, messageKey: ToastKey, values: ToastValues): void {
  notifications.show({
    id: `${kind}:${messageKey}:${JSON.stringify(values)}`,
    'data-kind': kind,
    role: kind === 'error' ? 'alert' : 'status',
    'aria-live': kind === 'error' ? 'assertive' : 'polite',
    'aria-atomic': true,
    message: <ToastText messageKey={messageKey} values={values} />,
    onFocusCapture: pauseToasts,
    onBlurCapture: resumeToasts,
  });
}

export function showSuccessToast(messageKey: ToastKey, values: ToastValues = {}): void {
  showToast('success', messageKey, values);
}

export function showErrorToast(messageKey: ToastKey, values: ToastValues = {}): void {
  showToast('error', messageKey, values);
}

/** For whoever tries again: what went wrong before is no longer so. */
export function hideErrorToasts(): void {
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const { id } of [...shown, ...queue]) if (id?.startsWith('error:')) notifications.hide(id);
}
