import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import classes from './users-tab.module.css';

interface MessageDialogProps {
  opened: boolean;
  onClose: () => void;
  name: string;
  message: string;
}

/** The whole message of somebody who asks for access. */
export function MessageDialog({ opened, onClose, name, message }: MessageDialogProps) {
  const { t } = useTranslation(['users', 'common']);
  return (
    <ModalFrame
      opened={opened}
      onClose={onClose}
      title={t('requests.messageOf', { name })}
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <p className={`${kit.reading} ${kit.breakable} ${classes.whole}`}>{message}</p>
    </ModalFrame>
  );
}
