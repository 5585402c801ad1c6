/** What a customer made of a submission; none while it waits or once a newer one has taken its place. */
export const submissionOutcomes = ['ACCEPTED', 'REJECTED', 'WITHDRAWN', 'DELIVERED'] as const;

export type SubmissionOutcome = (typeof submissionOutcomes)[number];
