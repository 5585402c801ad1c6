import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmissionEditor } from '../../../exchange/emission-editor/emission-editor.tsx';
import { useEditor } from '../../../exchange/emission-editor/use-editor.ts';
import { useExchange } from '../../../exchange/emission-editor/use-exchange.ts';
import { downloadTemplateDocument } from '../../../exchange/sold-products/download-template-document.ts';
import { getTemplate, type Template } from '../../../exchange/sold-products/get-template.ts';
import type { CurrentUser } from '../../../lib/account/get-current-user.ts';
import { dayOf } from '../../../lib/format/calendar-day.ts';
import { showProblemToast } from '../../../lib/toasts/show-problem-toast.ts';
import { TemplateContext } from './edited-template.ts';
import { CheckAndPublish } from './publish/check-and-publish.tsx';
import { TemplateNotices } from './template-notices.tsx';
import { TemplateSide } from './template-side.tsx';
import { useTemplateSource } from './use-template-source.ts';

interface TemplateEditorProps {
  template: Template;
  user: CurrentUser;
  step: AnswerStep;
  children: ReactNode;
}

/** The form of a template: what is changed is seen by nobody else's customers until it is published. */
export function TemplateEditor({ template, user, step, children }: TemplateEditorProps) {
  const { t } = useTranslation('templateEditor');
  const queryClient = useQueryClient();
  const sourceOf = useTemplateSource(template.id, user);
  const source = useMemo(() => sourceOf(template), [sourceOf, template]);
  const editor = useEditor(source, user.id);
  const { saver } = editor;
  const { mutate: download } = useMutation({ ...downloadTemplateDocument(template.id), onError: showProblemToast });
  const exchange = useExchange(template, null);

  function showNewest() {
    const newest = queryClient.getQueryData(getTemplate(template.id).queryKey);
    if (newest) editor.adopt(sourceOf(newest));
  }

  return (
    <TemplateContext value={template}>
      <EmissionEditor
        editor={editor}
        step={step}
        surroundings={{
          inForce: null,
          expects: null,
          pieceMassKg: null,
          today: dayOf(new Date()),
          isAnswer: false,
          exchange,
          onDownload: download,
        }}
        words={{ steps: t('steps'), check: t('check'), gone: t('gone') }}
        notices={<TemplateNotices />}
        check={
          <CheckAndPublish
            attempt={editor.attempt}
            onBefore={() => saver.flush()}
            onPublished={showNewest}
            onStale={saver.contest}
          />
        }
        side={<TemplateSide onBeforeDiscard={() => void saver.flush()} onDiscarded={showNewest} />}
      >
        {children}
      </EmissionEditor>
    </TemplateContext>
  );
}
