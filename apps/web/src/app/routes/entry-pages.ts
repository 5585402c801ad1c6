/** The pages that come before or instead of a sign-in; a chunk of its own, since signing in needs none of them. */
export const selfRegisterScreen = () => import('./self-register-screen.tsx');
export const invitationScreen = () => import('./invitation-screen.tsx');
export const verifyEmailScreen = () => import('./verify-email-screen.tsx');
export const passwordResetScreen = () => import('./password-reset-screen.tsx');
