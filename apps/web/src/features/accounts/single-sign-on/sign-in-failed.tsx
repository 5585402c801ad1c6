import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { ServerErrorIllustration } from '../../../ui/illustrations/server-error-illustration.tsx';
import { TryAgain } from './try-again.tsx';

interface SignInFailedProps {
  error: unknown;
  redirect: string | undefined;
}

/** The provider did its part, and our own server did not. */
export function SignInFailed({ error, redirect }: SignInFailedProps) {
  const { t } = useTranslation('sso');
  const problem = useProblemText(error);
  return (
    <TryAgain
      illustration={<ServerErrorIllustration />}
      heading={t('failed.title')}
      text={problem ?? t('failed.text')}
      redirect={redirect}
    />
  );
}
