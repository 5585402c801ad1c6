/** What platforms tell each other: that something is wanted, what the answer is, that there is none, or that something is new. */
export const networkMessageKinds = ['REQUEST', 'ANSWER', 'REFUSAL', 'NEWS'] as const;

export type NetworkMessageKind = (typeof networkMessageKinds)[number];
