import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './overlay-header.module.css';

/** The title of something that lies above the page, and the way out of it. Mantine's own header element would be a second banner of the page. */
export function OverlayHeader({ title, className }: { title: string; className: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={`${styles.header} ${className}`}>
      <Modal.Title className={styles.title}>{title}</Modal.Title>
      <Modal.CloseButton aria-label={t('close')} />
    </div>
  );
}
