import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import classes from './archive-notice.module.css';

export function ArchiveNotice({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('products');
  return (
    <div className={classes.place}>
      <Notice
        actions={
          <Button size="xs" onClick={onLeave}>
            {t('purchased.leaveArchive')}
          </Button>
        }
      >
        <p>{t('purchased.inArchive')}</p>
      </Notice>
    </div>
  );
}
