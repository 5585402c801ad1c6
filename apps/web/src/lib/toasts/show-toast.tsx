import { notifications, notificationsStore } from '@mantine/notifications';
import type { FlatNamespace, ParseKeys } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../api/api-errors.ts';
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

/** Says why the server refused something that has no form to say it in; what fails everywhere is told elsewhere. */
export function showProblemToast(error: unknown): void {
  if (!(error instanceof ApiProblem) || error.status >= 500 || error.code === 'UNAUTHENTICATED') return;
  showErrorToast(`problem.${error.code}`);
}

/** Before another try: what went wrong before is no longer so. */
export function hideErrorToasts(): void {
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const { id } of [...shown, ...queue]) if (id?.startsWith('error:')) notifications.hide(id);
}

/** Readers speak what changes inside a live region, not what it is born with: the words appear one frame after it. */
function ToastText({ messageKey, values }: { messageKey: ToastKey; values: ToastValues }) {
  const { t } = useTranslation<FlatNamespace[]>();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setVisible(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span style={{ visibility: visible ? 'visible' : 'hidden' }}>{t(messageKey, values)}</span>;
}

type ToastKind = 'success' | 'error';

/** A key of the common namespace, or of another one with its name in front. */
type ToastKey = ParseKeys | Extract<ParseKeys<FlatNamespace[]>, `${string}:${string}`>;

type ToastValues = Readonly<Record<string, string | number>>;
