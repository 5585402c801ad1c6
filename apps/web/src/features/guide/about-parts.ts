/** What there is to say of the platform, the first first. */
export const aboutParts = ['what', 'openSource', 'standards', 'data'] as const;
