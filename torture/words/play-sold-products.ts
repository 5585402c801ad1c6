import type { Part } from './parts.ts';
import type { Stage } from './stage.ts';
import { countedAnswer, detailedAnswer, unavailableAnswer, wordyRows } from './wordy-answers.ts';

/** Of each kind one as it was created, and one that was changed and has changes that are not published. Nobody is answered with them. */
export async function keepSoldProducts(stage: Stage, documentId: string): Promise<void> {
  const kinds = [
    { data: detailedAnswer(documentId) },
    { data: countedAnswer(), itemData: wordyRows },
    { data: unavailableAnswer() },
  ];
  for (const kind of kinds) {
    await stage.say('supplier', 'createTemplate', kind);
    const { id } = await stage.say('supplier', 'createTemplate', kind);
    const params = { templateId: String(id) };
    await stage.say('supplier', 'updateTemplate', kind, { params, query: { updateEmissionData: 'true' } });
    await stage.say('supplier', 'saveTemplateDraft', { ...kind, itemData: wordyRows, draftVersion: 0 }, { params });
  }
}

interface Asked {
  readonly lineId: string;
  readonly customer: Part;
  readonly customerId: string;
}

/** What is kept of the answer to one customer goes to another one, and to one on another platform with the name that it has. */
export async function answerAlike(
  stage: Stage,
  productId: string,
  { lineId, customer, customerId }: Asked,
): Promise<void> {
  const to = customer === 'platform' ? [customer] : [];
  const { id } = await stage.say('supplier', 'createTemplateOfProduct', {}, { params: { productId }, to });
  const items = [{ lineId, templateId: String(id), dataVersion: 1, submissionVersion: 0 }];
  const customers = [{ customerId }];
  const { answered } = await stage.say('supplier', 'answerWithTemplates', { items, customers }, { to: [customer] });
  if ((answered as unknown[]).length !== 1) throw new Error(`The ${customer} was not answered with the template.`);
}
