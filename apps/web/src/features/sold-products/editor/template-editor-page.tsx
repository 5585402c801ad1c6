import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { getTemplate } from '../../../exchange/sold-products/get-template.ts';
import { getCurrentUser } from '../../../lib/account/get-current-user.ts';
import { PageLoading } from '../../../ui/page-loading/page-loading.tsx';
import { TemplateFailure } from '../template-failure.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateEditorHead } from './template-editor-head.tsx';

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
