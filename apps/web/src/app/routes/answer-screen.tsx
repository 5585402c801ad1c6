import { answerSteps } from '@pcf/contract/vocabulary/answer-step';
import { getRouteApi, Outlet, useChildMatches } from '@tanstack/react-router';
import { AnswerPage } from '../../features/answer/answer-page.tsx';
import { DocumentTitle } from '../navigation/document-title.tsx';

const answerRoute = getRouteApi('/authenticated/supplier/requests/$requestId/products/$productId');

export function AnswerScreen() {
  const { requestId, productId } = answerRoute.useParams();
  // As the outlet has it: the address is ahead of it while the next step is on its way.
  const last = useChildMatches({ select: (matches) => matches.at(-1)?.routeId.split('/').at(-1) });
  return (
    <AnswerPage
      key={`${requestId} ${productId}`}
      address={{ requestReference: requestId, productId }}
      step={answerSteps.find((step) => step === last) ?? 'overview'}
      renderTitle={(name) => <DocumentTitle page={name} />}
    >
      <Outlet />
    </AnswerPage>
  );
}
