/** The three roles of every database. Migrations say {{owner}}, {{app}} and {{worker}}, which these names replace. */
export const roles = { owner: 'pcf_owner', app: 'pcf_app', worker: 'pcf_worker' } as const;

export type Role = keyof typeof roles;
