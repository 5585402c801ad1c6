/** Why the link of a mail leads nowhere; sending a newer one makes the older lapse. */
export const linkRefusals = ['UNKNOWN', 'EXPIRED', 'USED'] as const;

export type LinkRefusal = (typeof linkRefusals)[number];
