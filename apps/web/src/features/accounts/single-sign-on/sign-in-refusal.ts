/** Why a sign-in with the provider came to nothing. */
export const signInRefusals = ['notStartedHere', 'denied', 'unavailable', 'notConfirmed', 'tookTooLong'] as const;

export type SignInRefusal = (typeof signInRefusals)[number];
