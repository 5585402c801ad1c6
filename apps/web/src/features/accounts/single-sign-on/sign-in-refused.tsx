import { useTranslation } from 'react-i18next';
import { ConnectionLostIllustration } from '../../../ui/illustrations/connection-lost-illustration.tsx';
import { NotFoundIllustration } from '../../../ui/illustrations/not-found-illustration.tsx';
import type { SignInRefusal } from './sign-in-refusal.ts';
import { TryAgain } from './try-again.tsx';

interface SignInRefusedProps {
  refusal: SignInRefusal;
  redirect: string | undefined;
}

export function SignInRefused({ refusal, redirect }: SignInRefusedProps) {
  const { t } = useTranslation('sso');
  return (
    <TryAgain
      illustration={refusal === 'unavailable' ? <ConnectionLostIllustration /> : <NotFoundIllustration />}
      heading={t(`refused.title.${refusal}`)}
      text={t(`refused.text.${refusal}`)}
      redirect={redirect}
    />
  );
}
