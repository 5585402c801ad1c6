import { AccessAnswerPage } from '../../features/invitations/access-answer-page.tsx';
import { useLinkToken } from '../navigation/entry-links.ts';

/** The routes let nobody in without a token. */
function AccessAnswerScreen({ answer }: { answer: 'approve' | 'deny' }) {
  const token = useLinkToken();
  return token === undefined ? null : <AccessAnswerPage answer={answer} token={token} />;
}

export const ApproveAccessScreen = () => <AccessAnswerScreen answer="approve" />;

export const DenyAccessScreen = () => <AccessAnswerScreen answer="deny" />;
