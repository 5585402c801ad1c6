import type { OperationInput } from '@pcf/contract/operations/operation-types';
import type { EmissionUnit, LifecycleBoundary } from '@pcf/contract/vocabulary/emission-data';

/** What becomes of products that have no supplier yet. */
export const unassignedChoices = ['leaveOut', 'choose', 'invite'] as const;

export type UnassignedChoice = (typeof unassignedChoices)[number];

/** What is typed into the form. */
export interface SendValues {
  campaign: string;
  comment: string;
  dueDate: string;
  unit: EmissionUnit | null;
  lifecycleBoundary: LifecycleBoundary | null;
  /** A year, as the list it is chosen from has it. */
  referenceYear: string | null;
  verified: 'yes' | null;
  unassigned: UnassignedChoice;
  supplierId: string | null;
  email: string;
  organisationName: string;
}

export const emptySending: SendValues = {
  campaign: '',
  comment: '',
  dueDate: '',
  unit: null,
  lifecycleBoundary: null,
  referenceYear: null,
  verified: null,
  unassigned: 'leaveOut',
  supplierId: null,
  email: '',
  organisationName: '',
};

type Body = OperationInput<'requestProducts'>['body'];
export type Sending = Pick<Body, 'campaign' | 'comment' | 'dueDate' | 'expects'>;

/** What every request of this sending has in common; what is empty is not said. */
export function toSending(values: SendValues): Sending {
  const { unit, lifecycleBoundary, referenceYear, verified } = values;
  const campaign = values.campaign.trim();
  const comment = values.comment.trim();
  const expects = {
    ...(unit && { unit }),
    ...(lifecycleBoundary && { lifecycleBoundary }),
    ...(referenceYear && { referenceYear: Number(referenceYear) }),
    ...(verified === 'yes' && { verified: true }),
  };
  return {
    ...(campaign && { campaign }),
    ...(comment && { comment }),
    ...(values.dueDate && { dueDate: values.dueDate }),
    ...(Object.keys(expects).length > 0 && { expects }),
  };
}
