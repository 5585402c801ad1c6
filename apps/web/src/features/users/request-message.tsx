import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noValue } from '../../lib/format/no-value.ts';
import { useIsCut } from '../../ui/data-table/use-is-cut.ts';
import { ModalFrame } from '../../ui/modal-frame/modal-frame.tsx';
import type { AccessRequest } from './api/list-access-requests.ts';
import { fullName } from './full-name.ts';
import classes from './request-message.module.css';

/** A message can be a page long: too much for a tooltip. */
export function RequestMessage({ request }: { request: AccessRequest }) {
  const { t } = useTranslation(['users', 'common']);
  const [opened, { open, close }] = useDisclosure(false);
  const text = useRef<HTMLSpanElement>(null);
  const { isCut } = useIsCut(text, request.message ?? '');
  if (!request.message) return noValue;
  const name = fullName(request);
  return (
    <span className={classes.cell}>
      <span ref={text} className={classes.text}>
        {request.message}
      </span>
      {isCut ? (
        <Button size="xs" variant="subtle" aria-label={t('requests.readFrom', { name })} onClick={open}>
          {t('requests.read')}
        </Button>
      ) : null}
      <ModalFrame
        opened={opened}
        onClose={close}
        title={t('requests.messageOf', { name })}
        footer={<Button onClick={close}>{t('common:close')}</Button>}
      >
        <p className={classes.whole}>{request.message}</p>
      </ModalFrame>
    </span>
  );
}
