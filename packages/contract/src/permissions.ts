import { type ApiKeyScope, type UserAccessLevel, userAccessLevels } from './vocabulary/users.ts';

interface Holders {
  readonly levels: readonly UserAccessLevel[];
  /** The scope that gives it to an API key; without one it needs a person. */
  readonly scope?: ApiKeyScope;
  /** Only for who runs the installation, whatever their level is. */
  readonly installation?: true;
}

const everybody = userAccessLevels;
const editors = ['ADMIN', 'EDITOR'] as const satisfies readonly UserAccessLevel[];
const admins = ['ADMIN'] as const satisfies readonly UserAccessLevel[];

/** Who may do what in an organisation. Each call names one of these, and server and page both go by it. */
const permissions = {
  seeOrganisation: { levels: everybody, scope: 'READ' },
  seeProducts: { levels: everybody, scope: 'PRODUCTS' },
  useProducts: { levels: editors, scope: 'PRODUCTS' },
  actOnRequests: { levels: editors, scope: 'REQUESTS' },
  answerRequests: { levels: editors, scope: 'ANSWERS' },
  invitePartners: { levels: editors, scope: 'PARTNERS' },
  acceptInvitations: { levels: editors },
  manageOwnAccount: { levels: everybody },
  removeSuppliers: { levels: admins },
  undoClaims: { levels: admins },
  releaseLocksOfOthers: { levels: admins },
  manageUsers: { levels: admins },
  seeActivity: { levels: admins, scope: 'ACTIVITY' },
  manageOrganisation: { levels: admins },
  manageApiKeys: { levels: admins },
  manageNetwork: { levels: admins },
  manageInstallation: { levels: everybody, installation: true },
} as const satisfies Record<string, Holders>;

export type Permission = keyof typeof permissions;

/** Those that only an ADMIN has. */
export type AdminPermission = {
  [Name in Permission]: (typeof permissions)[Name]['levels'] extends typeof admins ? Name : never;
}[Permission];

export const needsAdmin = (permission: Permission): boolean =>
  !mayDo(permission, { accessLevel: 'EDITOR', scopes: null });

/** Whether it is more than a VIEWER may. */
export const needsEditor = (permission: Permission): boolean =>
  !mayDo(permission, { accessLevel: 'VIEWER', scopes: null });

/** Whether no level lacks it: a call that needs it changes at most what is the caller's own. */
export const isForEverybody = (permission: Permission): boolean => {
  const { levels }: Holders = permissions[permission];
  return levels.length === everybody.length;
};

/** A person with a role, or an API key with scopes, whose role then says nothing. */
export interface Actor {
  readonly accessLevel: UserAccessLevel;
  readonly scopes: readonly ApiKeyScope[] | null;
  /** Whether they run the installation; an API key never does. */
  readonly installationAdmin?: boolean;
}

export function mayDo(permission: Permission, { accessLevel, scopes, installationAdmin = false }: Actor): boolean {
  const { levels, scope, installation }: Holders = permissions[permission];
  if (installation && !installationAdmin) return false;
  return scopes === null ? levels.includes(accessLevel) : scope !== undefined && scopes.includes(scope);
}
