export type Role = 'owner' | 'app' | 'worker';
export type RoleNames = Readonly<Record<Role, string>>;

/** Roles are shared by all databases of a server, so that each installation beside others has a prefix of its own. */
export const rolesWithPrefix = (prefix: string): RoleNames => ({
  owner: `${prefix}_owner`,
  app: `${prefix}_app`,
  worker: `${prefix}_worker`,
});

export const defaultPrefix = 'pcf';

/** Those of the embedded database, and of a server where no other prefix was chosen. */
export const roles = rolesWithPrefix(defaultPrefix);
