/** The three roles of every database; the migrations grant to them by these names. */
export const roles = { owner: 'pcf_owner', app: 'pcf_app', worker: 'pcf_worker' } as const;

export type Role = keyof typeof roles;
