import type { ExchangeSide } from '@pcf/contract/vocabulary/requests';
import type { ApiKeyScope } from '@pcf/contract/vocabulary/users';
import { type UserAccessLevel, userAccessLevels } from '@pcf/contract/vocabulary/users';
import type { LineAction } from './line-action.ts';

const everybody = userAccessLevels;
const admins = ['ADMIN'] as const satisfies readonly UserAccessLevel[];

/** Who may do what in an organisation. */
const permissions = {
  seeOrganisation: everybody,
  useProducts: everybody,
  actOnRequests: everybody,
  answerRequests: everybody,
  invitePartners: everybody,
  acceptInvitations: everybody,
  manageOwnAccount: everybody,
  removeSuppliers: admins,
  undoClaims: admins,
  releaseLocksOfOthers: admins,
  manageUsers: admins,
  seeActivity: admins,
  manageOrganisation: admins,
  manageApiKeys: admins,
  manageNetwork: admins,
} as const satisfies Record<string, readonly UserAccessLevel[]>;

export type Permission = keyof typeof permissions;

/** What the scopes of an API key allow, and nothing else does: the rest needs a person. */
const scopePermissions: Record<ApiKeyScope, Permission> = {
  READ: 'seeOrganisation',
  PRODUCTS: 'useProducts',
  REQUESTS: 'actOnRequests',
  ANSWERS: 'answerRequests',
  PARTNERS: 'invitePartners',
  ACTIVITY: 'seeActivity',
};

/** A person with a role, or an API key with scopes, whose role then says nothing. */
export interface Actor {
  readonly accessLevel: UserAccessLevel;
  readonly scopes: readonly ApiKeyScope[] | null;
}

export function mayDo(permission: Permission, { accessLevel, scopes }: Actor): boolean {
  if (scopes !== null) return scopes.some((scope) => scopePermissions[scope] === permission);
  const allowed: readonly UserAccessLevel[] = permissions[permission];
  return allowed.includes(accessLevel);
}

const permissionsOnLines = {
  CUSTOMER: {
    send: 'actOnRequests',
    resend: 'actOnRequests',
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
