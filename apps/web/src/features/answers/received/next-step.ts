import type { ReceivedLine } from './api/list-received-product-requests.ts';

/** What a supplier does next with a request, or whom it waits for. */
export const nextSteps = [
  'answer',
  'continueDraft',
  'correct',
  'beingEdited',
  'waitForCustomer',
  'renew',
  'nothing',
  'stillAnswer',
  'closed',
] as const;

export type NextStep = (typeof nextSteps)[number];

type Asked = Pick<
  ReceivedLine,
  'productRequestStatus' | 'inProgress' | 'lock' | 'archived' | 'featureFlags' | 'inForce'
>;

export function nextStep(line: Asked, now: Date): NextStep {
  const { productRequestStatus: status, inProgress, lock, archived, featureFlags } = line;
  if (archived || status === 'CANCELED') return 'closed';
  const open = status === 'REQUESTED' || status === 'REJECTED';
  if (open && featureFlags.edit !== 'ENABLED') return 'closed';
  if (lock && !lock.own && new Date(lock.until) > now) return 'beingEdited';
  if (open && inProgress) return 'continueDraft';
  if (status === 'REJECTED') return 'correct';
  if (status === 'REQUESTED') return 'answer';
  if (status === 'PENDING_REVIEW') return 'waitForCustomer';
  if (featureFlags.edit !== 'ENABLED') return 'nothing';
  if (status === 'DECLINED') return 'stillAnswer';
  const validity = line.inForce?.validity;
  return validity === 'EXPIRING' || validity === 'EXPIRED' ? 'renew' : 'nothing';
}

/** Whether it is the reader's turn; everything else waits for somebody, or for nobody. */
export const isOwnTurn = (step: NextStep): boolean =>
  step === 'answer' || step === 'continueDraft' || step === 'correct';
