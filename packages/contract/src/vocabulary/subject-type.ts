/** What an emission value was worked out for. */
export const subjectTypes = ['PRODUCT', 'COMPANY'] as const;

export type SubjectType = (typeof subjectTypes)[number];
