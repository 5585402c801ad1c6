import { type ReactNode, useState } from 'react';
import { MailSentPage } from './mail-sent-page.tsx';

interface AccountStepProps {
  /** The page with the form; the form itself is kept above, so that what was typed is still there on coming back. */
  children: (step: { cameBack: boolean; onMailSent: (email: string) => void }) => ReactNode;
}

/** The first step, until a mail has gone out; and again for using another address. */
export function AccountStep({ children }: AccountStepProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [cameBack, setCameBack] = useState(false);
  if (sentTo === null) return children({ cameBack, onMailSent: setSentTo });
  const comeBack = () => {
    setCameBack(true);
    setSentTo(null);
  };
  return <MailSentPage email={sentTo} onOtherAddress={comeBack} />;
}
