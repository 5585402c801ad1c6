import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmissionFormValues } from '../../../../exchange/emission-form/emission-form-values.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { OptionalPart } from '../../../../ui/optional-part.tsx';
import type { EmissionAnswer } from '../answer-calls.ts';
import { SoldProductLink } from './sold-product-link.tsx';
import { useSoldProductValues } from './use-sold-product-values.ts';

const KeepDialog = lazy(async () => ({ default: (await import('./keep-dialog.tsx')).KeepDialog }));

interface SoldProductNoticeProps {
  answer: EmissionAnswer;
  /** Left out where the form cannot be filled in. */
  onFill?: ((values: EmissionFormValues) => void) | undefined;
}

/** The sold product that the answer came from, or the way to make one of it. */
export function SoldProductNotice({ answer, onFill }: SoldProductNoticeProps) {
  const { t } = useTranslation('answerTemplate');
  const [keeping, setKeeping] = useState<boolean | null>(null);
  const filling = useSoldProductValues((values) => onFill?.(values));
  const { template: soldProduct, featureFlags } = answer;
  if (soldProduct) {
    const { id, name, usedVersion, dataVersion } = soldProduct;
    const isOlder = usedVersion < dataVersion;
    return (
      <Notice
        actions={
          isOlder && onFill ? (
            <Button loading={filling.isPending} onClick={() => filling.mutate(id)}>
              {t('used.fill', { version: dataVersion })}
            </Button>
          ) : null
        }
      >
        <p>
          {t('used.from')}{' '}
          <SoldProductLink soldProductId={id}>
            {t('used.version', { name, used: usedVersion, newest: dataVersion })}
          </SoldProductLink>
        </p>
        {isOlder ? <p>{t('used.newer')}</p> : null}
      </Notice>
    );
  }
  if (featureFlags.saveAsTemplate !== 'ENABLED') return null;
  return (
    <>
      <Notice actions={<Button onClick={() => setKeeping(true)}>{t('keep.open')}</Button>}>
        <p>{t('keep.offer')}</p>
      </Notice>
      {keeping === null ? null : (
        <OptionalPart>
          <KeepDialog opened={keeping} answer={answer} onClose={() => setKeeping(false)} />
        </OptionalPart>
      )}
    </>
  );
}
