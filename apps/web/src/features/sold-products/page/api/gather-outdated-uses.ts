import { deepestRow, maximumPageSize } from '@pcf/contract/paging';
import { mutationOptions } from '@tanstack/react-query';
import type { Template } from '../../../../exchange/sold-products/get-template.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { choosable, mostChosenAtOnce } from '../send/choosable.ts';
import type { TemplateUse } from './list-template-uses.ts';

/** Those with an older version who can be sent the new one now, whichever page they are on; of very many, the first. */
export const gatherOutdatedUses = mutationOptions({
  mutationKey: ['gatherOutdatedUses'],
  mutationFn: async (template: Pick<Template, 'id' | 'dataVersion'>) => {
    const found = new Map<string, TemplateUse>();
    for (let pageNumber = 0; pageNumber * maximumPageSize < deepestRow; pageNumber += 1) {
      const { data } = await callApi('listTemplateUses', {
        params: { templateId: template.id },
        query: { outdated: 'true', pageNumber, limit: maximumPageSize },
      });
      for (const use of data.filter(({ canSubmit }) => canSubmit)) found.set(use.lineId, use);
      if (data.length < maximumPageSize || found.size >= mostChosenAtOnce) break;
    }
    return choosable(template, [...found.values()]);
  },
});
