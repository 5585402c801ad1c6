import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../../exchange/emission-editor/editor-work.ts';
import type { EmissionFormValues } from '../../../../exchange/emission-form/emission-form-values.ts';
import { getSoldProduct } from '../../../../exchange/sold-products.ts';
import { ApiProblem } from '../../../../lib/api/api-errors.ts';
import { useMayCall } from '../../../../lib/use-may-call.ts';
import kit from '../../../../ui/kit.module.css';
import { Notice } from '../../../../ui/notice.tsx';
import { OptionalPart } from '../../../../ui/optional-part.tsx';
import type { EmissionAnswer } from '../answer-calls.ts';
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
  const mayKeep = useMayCall()('createTemplateOfProduct');
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
  if (featureFlags.saveAsTemplate !== 'ENABLED' || !mayKeep) return null;
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

/** Where what is in the form came from. */
export function FilledFrom({ origin: { id, version } }: { origin: NonNullable<EmissionFormValues['template']> }) {
  const { t } = useTranslation('answerTemplate');
  const { form, locked } = useEditorWork();
  const { data: soldProduct, error } = useQuery(getSoldProduct(id));
  // Nothing can be submitted in the name of what was deleted.
  const isGone = error instanceof ApiProblem && error.status === 404;
  useEffect(() => {
    if (isGone && !locked) form.setValue('template', null);
  }, [isGone, locked, form]);
  if (!soldProduct) return null;
  return (
    <p className={`${kit.note} ${kit.breakable}`}>
      {t('filled')}{' '}
      <SoldProductLink soldProductId={id}>{t('version', { name: soldProduct.name, version })}</SoldProductLink>
    </p>
  );
}

function SoldProductLink({ soldProductId, children }: { soldProductId: string; children: ReactNode }) {
  return (
    <Link className={kit.strongLink} to="/products/sold/$soldProductId" params={{ soldProductId }}>
      {children}
    </Link>
  );
}
