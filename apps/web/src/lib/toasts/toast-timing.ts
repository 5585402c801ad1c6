import { notifications, notificationsStore } from '@mantine/notifications';
import type { FocusEvent } from 'react';

export const toastLimit = 3;
export const toastDurationMs = 5000;

let focusBefore: HTMLElement | null = null;

function setAutoClose(autoClose: number | false): void {
  notifications.updateState(notificationsStore, (toasts) => toasts.map((toast) => ({ ...toast, autoClose })));
}

/** Mantine waits while the pointer rests on a toast; the keyboard's focus deserves the same. */
export function pauseToasts(event: FocusEvent): void {
  const from = event.relatedTarget;
  if (from instanceof HTMLElement && !from.closest('[data-kind]')) focusBefore = from;
  setAutoClose(false);
}

export function resumeToasts(): void {
  setAutoClose(toastDurationMs);
}

/** A button that vanishes under the focus would drop its owner at the top of the page. */
export function closeToast(id: string): void {
  notifications.hide(id);
  resumeToasts();
  if (focusBefore?.isConnected) focusBefore.focus();
  focusBefore = null;
}
