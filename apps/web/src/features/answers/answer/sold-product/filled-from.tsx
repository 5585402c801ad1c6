import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../../exchange/emission-editor/editor-work.ts';
import type { EmissionFormValues } from '../../../../exchange/emission-form/emission-form-values.ts';
import { getSoldProduct } from '../../../../exchange/sold-products.ts';
import { ApiProblem } from '../../../../lib/api/api-errors.ts';
import kit from '../../../../ui/kit.module.css';
import { SoldProductLink } from './sold-product-link.tsx';

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
