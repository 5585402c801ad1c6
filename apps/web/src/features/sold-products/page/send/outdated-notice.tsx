import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { RenderAnswering } from '../../../../exchange/sold-products/chosen-answer.ts';
import type { Template } from '../../../../exchange/sold-products/get-template.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { useSending } from './use-sending.ts';

interface OutdatedNoticeProps {
  template: Template;
  renderAnswering: RenderAnswering;
}

/** Customers who were answered with older data, and the way to send them the new ones. */
export function OutdatedNotice({ template, renderAnswering }: OutdatedNoticeProps) {
  const { t } = useTranslation('templates');
  const { chosen, nobody, gathering, start, close } = useSending(template);
  const { outdatedCustomers, outdatedLines } = template.holders;
  return (
    <>
      {outdatedLines > 0 ? (
        <Notice
          actions={
            template.complete ? (
              <Button loading={gathering} onClick={start}>
                {t('send.button')}
              </Button>
            ) : null
          }
        >
          <p>
            {t('send.customers', { count: outdatedCustomers })} {t('send.products', { count: outdatedLines })}
          </p>
          <p role="status">{nobody ? t('send.nobody') : t(template.complete ? 'send.text' : 'send.incomplete')}</p>
        </Notice>
      ) : null}
      <Suspense>{chosen ? renderAnswering(chosen, close) : null}</Suspense>
    </>
  );
}
