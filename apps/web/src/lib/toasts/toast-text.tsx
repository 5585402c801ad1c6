import type { FlatNamespace } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToastKey, ToastValues } from './toast.ts';

/** Readers speak what changes inside a live region, not what it is born with: the words appear one frame after it. */
export function ToastText({ messageKey, values }: { messageKey: ToastKey; values: ToastValues }) {
  const { t } = useTranslation<FlatNamespace[]>();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setVisible(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span style={{ visibility: visible ? 'visible' : 'hidden' }}>{t(messageKey, values)}</span>;
}
