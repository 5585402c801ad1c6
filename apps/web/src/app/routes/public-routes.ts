import { createRoute, lazyRouteComponent, type ParsedLocation, redirect } from '@tanstack/react-router';
import i18next from 'i18next';
import { hideProviderAnswer, providerAnswer } from '../../features/accounts/single-sign-on/provider-answer.ts';
import { hideLinkToken } from '../../lib/hide-link-token.ts';
import { runtimeConfiguration } from '../../lib/runtime-configuration.ts';
import { ensureSession } from '../../lib/session/session.ts';
import { PublicLayout } from '../layouts/plain-frame.tsx';
import { safeRedirectPath } from '../navigation/entry-links.ts';
import { rootRoute } from './root-route.ts';

// As soon as there are routes: before the router, analytics or monitoring could read the address.
hideLinkToken();
hideProviderAnswer();

const pages = () => import('./entry-pages.ts');

const publicRoute = createRoute({ getParentRoute: () => rootRoute, id: 'public', component: PublicLayout });

const loginRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: 'login',
  staticData: { title: 'signIn' },
  // Only its type is settled here; where it may lead is decided where it is followed.
  validateSearch: ({ redirect: asked }): { redirect?: string | undefined } => ({
    redirect: typeof asked === 'string' ? asked : undefined,
  }),
  beforeLoad: async ({ search }) => {
    // Where the session cannot be checked, the form is still there; submitting it says what is wrong.
    if (!(await ensureSession().catch(() => false))) return;
    throw redirect({ href: safeRedirectPath(search.redirect, location.origin), replace: true });
  },
  loader: () => i18next.loadNamespaces(['login', ...(runtimeConfiguration().authentication ? ['sso'] : [])]),
  component: lazyRouteComponent(() => import('./login-screen.tsx'), 'LoginScreen'),
});

const ssoRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: 'sso',
  staticData: { title: 'signIn' },
  loader: async () => {
    const answer = providerAnswer();
    if (answer === null) throw redirect({ to: '/login', replace: true });
    await i18next.loadNamespaces('sso');
    return answer;
  },
  component: lazyRouteComponent(() => import('./sso-screen.tsx'), 'SsoScreen'),
});

const logoutRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: 'logout',
  staticData: { title: 'menu.logOut' },
  component: lazyRouteComponent(() => import('./logout-screen.tsx'), 'LogoutScreen'),
});

const selfRegisterRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: 'self-register',
  staticData: { title: 'entry.selfRegister' },
  beforeLoad: async ({ location: { state } }) => {
    if (state.registrationToken !== undefined || !(await ensureSession().catch(() => false))) return;
    throw redirect({ to: '/', replace: true });
  },
  loader: () => i18next.loadNamespaces('registration'),
  component: lazyRouteComponent(async () => (await pages()).selfRegisterScreen(), 'SelfRegisterScreen'),
});

const registerRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: 'register',
  staticData: { title: 'entry.register' },
  beforeLoad: async ({ location: { state } }) => {
    if (state.linkToken === undefined) throw redirect({ to: '/self-register', replace: true });
    await ensureSession().catch(() => false);
  },
  loader: () => i18next.loadNamespaces('registration'),
  component: lazyRouteComponent(async () => (await pages()).invitationScreen(), 'InvitationScreen'),
});

const registerUserRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: 'register-user',
  staticData: { title: 'entry.registerUser' },
  beforeLoad: async () => {
    await ensureSession().catch(() => false);
  },
  loader: () => i18next.loadNamespaces('registration'),
  component: lazyRouteComponent(async () => (await pages()).invitationScreen(), 'InvitationScreen'),
});

const verifyEmailRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: 'verify-email',
  staticData: { title: 'entry.verifyEmail' },
  loader: () => i18next.loadNamespaces('registration'),
  component: lazyRouteComponent(async () => (await pages()).verifyEmailScreen(), 'VerifyEmailScreen'),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: 'forgot-password',
  staticData: { title: 'entry.forgotPassword' },
  loader: () => i18next.loadNamespaces('password'),
  component: lazyRouteComponent(
    () => import('../../features/accounts/password/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
});

const passwordResetRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: 'password-reset',
  staticData: { title: 'entry.passwordReset' },
  loader: () => i18next.loadNamespaces('password'),
  component: lazyRouteComponent(async () => (await pages()).passwordResetScreen(), 'PasswordResetScreen'),
});

function needsLinkToken({ location: { state } }: { location: ParsedLocation }): void {
  if (state.linkToken === undefined) throw redirect({ to: '/login', replace: true });
}

const approveAccessRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: 'approve-user-access',
  staticData: { title: 'entry.approveAccess' },
  beforeLoad: needsLinkToken,
  loader: () => i18next.loadNamespaces('access'),
  component: lazyRouteComponent(() => import('./access-answer-screen.tsx'), 'ApproveAccessScreen'),
});

const denyAccessRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: 'deny-user-access',
  staticData: { title: 'entry.denyAccess' },
  beforeLoad: needsLinkToken,
  loader: () => i18next.loadNamespaces('access'),
  component: lazyRouteComponent(() => import('./access-answer-screen.tsx'), 'DenyAccessScreen'),
});

const stopMailsRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: 'stop-mails',
  staticData: { title: 'entry.stopMails' },
  loader: () => i18next.loadNamespaces('stopMails'),
  component: lazyRouteComponent(() => import('./stop-mails-screen.tsx'), 'StopMailsScreen'),
});

export const publicRoutes = publicRoute.addChildren([
  loginRoute,
  ssoRoute,
  logoutRoute,
  selfRegisterRoute,
  registerRoute,
  registerUserRoute,
  verifyEmailRoute,
  forgotPasswordRoute,
  passwordResetRoute,
  approveAccessRoute,
  denyAccessRoute,
  stopMailsRoute,
]);
