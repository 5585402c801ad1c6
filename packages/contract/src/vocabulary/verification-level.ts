/** How much assurance the verifier gave. */
export const verificationLevels = ['LIMITED', 'REASONABLE'] as const;

export type VerificationLevel = (typeof verificationLevels)[number];
