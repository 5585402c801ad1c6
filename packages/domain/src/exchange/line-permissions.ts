import { type Actor, mayDo, type Permission } from '@pcf/contract/permissions';
import type { ExchangeSide } from '@pcf/contract/vocabulary/requests';
import type { LineAction } from './line-action.ts';

const permissionsOnLines = {
  CUSTOMER: {
    send: 'actOnRequests',
    resend: 'actOnRequests',
    changeDueDate: 'actOnRequests',
    cancel: 'actOnRequests',
    accept: 'actOnRequests',
    reject: 'actOnRequests',
    withdraw: 'actOnRequests',
    comment: 'actOnRequests',
  },
  SUPPLIER: {
    takeLock: 'answerRequests',
    saveDraft: 'answerRequests',
    submit: 'answerRequests',
    postpone: 'answerRequests',
    decline: 'answerRequests',
    comment: 'answerRequests',
  },
} as const satisfies Record<ExchangeSide, Partial<Record<LineAction, Permission>>>;

/** Whether somebody of one side may ever take this action; the line's status decides whether it can be done now. */
export function mayActOnLine(action: LineAction, side: ExchangeSide, actor: Actor): boolean {
  const bySide: Partial<Record<LineAction, Permission>> = permissionsOnLines[side];
  const permission = bySide[action];
  return permission !== undefined && mayDo(permission, actor);
}
