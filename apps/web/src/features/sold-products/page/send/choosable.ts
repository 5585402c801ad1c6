import type { ChosenAnswer } from '../../../../exchange/sold-products/chosen-answer.ts';
import type { Template } from '../../../../exchange/sold-products/get-template.ts';
import type { TemplateUse } from '../api/list-template-uses.ts';

/** More are sent in turns: whoever has sent these finds the rest in the same place. */
export const mostChosenAtOnce = 500;

/** Answers with the version of the template that is in sight, to whoever can be sent one. */
export function choosable(
  { id, dataVersion }: Pick<Template, 'id' | 'dataVersion'>,
  uses: readonly Pick<TemplateUse, 'lineId' | 'submissionVersion' | 'canSubmit'>[],
): ChosenAnswer[] {
  return uses
    .filter(({ canSubmit }) => canSubmit)
    .slice(0, mostChosenAtOnce)
    .map(({ lineId, submissionVersion }) => ({ lineId, templateId: id, dataVersion, submissionVersion }));
}
