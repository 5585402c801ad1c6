import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorHead } from '../../../exchange/emission-editor/editor-head.tsx';
import { getTemplate, type Template } from '../../../exchange/sold-products.ts';
import { getCurrentUser } from '../../../lib/account.ts';
import kit from '../../../ui/kit.module.css';
import { ListLink } from '../../../ui/list-link.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { TemplateFailure } from '../template-failure.tsx';
import { TemplateEditor } from './template-editor.tsx';
import classes from './template-editor-page.module.css';

interface TemplateEditorPageProps {
  templateId: string;
  step: AnswerStep;
  /** Names the document after the product. */
  renderTitle: (name: string) => ReactNode;
  /** The step. */
  children: ReactNode;
}

/** The emission data of a product that the organisation sells, to be changed and published. */
export function TemplateEditorPage({ templateId, step, renderTitle, children }: TemplateEditorPageProps) {
  const { data: template, error, refetch, isFetching } = useQuery(getTemplate(templateId));
  const { data: user } = useQuery(getCurrentUser);
  const queryClient = useQueryClient();
  // Drafts are told in the list.
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: ['listTemplates'] }), [queryClient]);
  if (!template || !user) {
    return error ? <TemplateFailure error={error} retrying={isFetching} onRetry={() => refetch()} /> : <PageLoading />;
  }
  return (
    <>
      {renderTitle(template.name)}
      <TemplateEditorHead template={template} />
      <TemplateEditor template={template} user={user} step={step}>
        {children}
      </TemplateEditor>
    </>
  );
}

/** What the data are of, and whether they are out. */
function TemplateEditorHead({ template }: { template: Template }) {
  const { t } = useTranslation('templateEditor');
  const { id, name, internalReference, dataVersion, draft } = template;
  const state = dataVersion === 0 ? 'unpublished' : draft ? 'changed' : 'published';
  return (
    <EditorHead
      list={<ListLink to="/products/sold">{t('head.list')}</ListLink>}
      place={
        <Link to="/products/sold/$templateId" params={{ templateId: id }}>
          {internalReference}
        </Link>
      }
      name={name}
      about={t('head.about')}
      state={
        <span className={`${kit.small} ${classes.state}`}>{t(`head.state.${state}`, { version: dataVersion })}</span>
      }
    />
  );
}
