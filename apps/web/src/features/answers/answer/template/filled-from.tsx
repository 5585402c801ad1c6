import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../../exchange/emission-editor/editor-work.ts';
import type { EmissionFormValues } from '../../../../exchange/emission-form/emission-form-values.ts';
import { getTemplate } from '../../../../exchange/sold-products.ts';
import { ApiProblem } from '../../../../lib/api/api-errors.ts';
import kit from '../../../../ui/kit.module.css';
import { TemplateLink } from './template-link.tsx';

/** Where what is in the form came from. */
export function FilledFrom({ template: { id, version } }: { template: NonNullable<EmissionFormValues['template']> }) {
  const { t } = useTranslation('answerTemplate');
  const { form, locked } = useEditorWork();
  const { data: template, error } = useQuery(getTemplate(id));
  // Nothing can be submitted in the name of what was deleted.
  const isGone = error instanceof ApiProblem && error.status === 404;
  useEffect(() => {
    if (isGone && !locked) form.setValue('template', null);
  }, [isGone, locked, form]);
  if (!template) return null;
  return (
    <p className={`${kit.note} ${kit.breakable}`}>
      {t('filled')} <TemplateLink templateId={id}>{t('version', { name: template.name, version })}</TemplateLink>
    </p>
  );
}
