import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EditorSource } from '../../../exchange/emission-editor/editor-source.ts';
import { getTemplate, type Template } from '../../../exchange/sold-products/get-template.ts';
import type { CurrentUser } from '../../../lib/account/get-current-user.ts';
import { saveTemplateDraft } from './api/save-template-draft.ts';
import { templateLinks } from './template-links.ts';
import { draftBody, firstValues } from './template-values.ts';

/** How a template is read from and given to an editor. */
export function useTemplateSource(templateId: string, { firstName, lastName }: CurrentUser) {
  const queryClient = useQueryClient();
  const reader = `${firstName} ${lastName}`;
  return useMemo(() => {
    const query = getTemplate(templateId);
    const { queryKey } = query;
    const unchanging: Pick<EditorSource, 'kind' | 'id' | 'save' | 'refresh' | 'links'> = {
      kind: 'template',
      id: templateId,
      save: async (values, draftVersion, leaving) => {
        const body = draftBody(values, draftVersion);
        const saved = await saveTemplateDraft(templateId, body, leaving);
        const { savedAt, savedBy } = saved;
        // A template on its way may be older than this.
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(
          queryKey,
          (before) =>
            before && {
              ...before,
              draftSavedAt: savedAt,
              draft: { version: saved.draftVersion, savedAt, savedBy, data: body.data, itemData: body.itemData },
            },
        );
        return saved;
      },
      refresh: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
      links: templateLinks(templateId),
    };

    return (template: Template): EditorSource => {
      const { draft, dataVersion } = template;
      return {
        ...unchanging,
        firstValues: firstValues(template),
        draft: draft && {
          version: draft.version,
          savedAt: draft.savedAt,
          savedBy: draft.savedBy,
          own: draft.savedBy === reader,
        },
        sharedVersion: dataVersion,
      };
    };
  }, [queryClient, templateId, reader]);
}
