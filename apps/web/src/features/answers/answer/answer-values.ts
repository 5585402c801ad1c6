import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { carriedOver } from '@pcf/domain/emission-data/carried-over';
import { relevantData } from '@pcf/domain/emission-data/relevant-data';
import { withoutNothing } from '@pcf/domain/emission-data/without-nothing';
import { type EmissionFormValues, emptyEmissionForm } from '../../../exchange/emission-form/emission-form-values.ts';
import type { DraftBody, EmissionAnswer, OwnSubmission } from './answer-calls.ts';
import type { SubmitBody } from './submit-dialog.tsx';

/** What a form can begin with besides its draft. */
export const startSources = ['accepted', 'submitted', 'empty'] as const;

export type StartSource = (typeof startSources)[number];

type Asked = Pick<EmissionAnswer, 'unit' | 'massKg' | 'inForce' | 'submission' | 'template' | 'requestData'>;

export function valuesFrom(source: StartSource, answer: Asked): EmissionFormValues {
  const before = source === 'accepted' ? answer.inForce : source === 'submitted' ? answer.submission : null;
  return before ? valuesOfSubmission(before, answer) : emptyValues(answer);
}

/** The draft; without one, what is to be corrected or replaced; else nothing but what the customer said of the product. */
export function firstValues(
  answer: Asked & Pick<EmissionAnswer, 'draft' | 'productRequestStatus'>,
): EmissionFormValues {
  const { draft } = answer;
  if (draft) {
    return {
      data: draft.data,
      itemData: draft.itemData ?? {},
      shareRows: draft.shareRows ?? false,
      plausibilityConfirmation: draft.plausibilityConfirmation ?? '',
      template:
        draft.templateId && draft.templateVersion ? { id: draft.templateId, version: draft.templateVersion } : null,
    };
  }
  return valuesFrom(firstSource(answer), answer);
}

export function firstSource({
  productRequestStatus: status,
  submission,
}: Pick<EmissionAnswer, 'productRequestStatus' | 'submission'>): StartSource {
  const follows = status === 'REJECTED' || status === 'PENDING_REVIEW' || status === 'COMPLETED';
  return follows && submission ? 'submitted' : 'empty';
}

function valuesOfSubmission(
  { version, data, itemData, shareRows }: OwnSubmission,
  { submission, template }: Asked,
): EmissionFormValues {
  return {
    ...emptyEmissionForm,
    data: carriedOver(data),
    itemData: itemData ?? {},
    shareRows,
    template: template && version === submission?.version ? { id: template.id, version: template.usedVersion } : null,
  };
}

function emptyValues({ unit, massKg, requestData }: Asked): EmissionFormValues {
  return {
    ...emptyEmissionForm,
    data: withoutNothing<EmissionData>({
      emissionValues: { unit: unit ?? requestData.expects?.unit ?? null, productMassKg: massKg },
    }),
  };
}

export const draftBody = (values: EmissionFormValues, draftVersion: number): DraftBody => ({
  ...formState(values),
  data: withoutNothing(values.data),
  draftVersion,
});

/** Exactly what the summary has shown. */
export function submitBody(values: EmissionFormValues, submissionVersion: number): SubmitBody {
  const { data, itemData } = relevantData(withoutNothing(values.data), values.itemData);
  return { ...formState(values), data, itemData, submissionVersion };
}

const formState = ({ itemData, shareRows, plausibilityConfirmation, template }: EmissionFormValues) => ({
  itemData,
  shareRows,
  plausibilityConfirmation: plausibilityConfirmation.trim() || null,
  templateId: template?.id ?? null,
  templateVersion: template?.version ?? null,
});
