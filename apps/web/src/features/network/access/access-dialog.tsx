import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import { formatMinute } from '../../../lib/format/format-minute.ts';
import { QuestionFrame } from '../../../ui/confirm-dialog/question-frame.tsx';
import { useFocusOnPage } from '../../../ui/modal-frame/use-focus-on-page.ts';
import type { NetworkConnection } from '../api/list-network-connections.ts';
import classes from './access-dialog.module.css';
import { OwnFields } from './own-fields.tsx';

interface AccessDialogProps {
  connection: NetworkConnection;
  opened: boolean;
  ownAddress: string | null;
  onRenew: () => void;
  onClose: () => void;
}

export function AccessDialog({ connection, opened, ownAddress, onRenew, onClose }: AccessDialogProps) {
  const { t, i18n } = useTranslation(['network', 'common']);
  const { name, issued } = connection;
  const language = pageLanguage(i18n);
  const former = issued.formerSecretUntil;
  useFocusOnPage(opened);
  return (
    <QuestionFrame
      opened={opened}
      onClose={onClose}
      title={t('access.title', { name })}
      buttons={
        <>
          <Button onClick={onRenew}>{t('access.renew')}</Button>
          <Button variant="filled" onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      <p>{t('access.text', { name })}</p>
      <OwnFields ownAddress={ownAddress} clientId={issued.clientId} />
      <p className={classes.secret}>
        {t('access.issuedOn', { date: formatDate(issued.secretIssuedAt, language) })}
        {former !== null && Date.parse(former) > Date.now()
          ? ` ${t('access.formerUntil', { moment: formatMinute(former, language) })}`
          : ''}
      </p>
    </QuestionFrame>
  );
}
