import { getRouteApi, Outlet } from '@tanstack/react-router';
import { AnswerPage } from '../../features/answers/answer/answer-page.tsx';
import { DocumentTitle } from '../navigation/document-title.tsx';
import { useShownStep } from './use-shown-step.ts';

const answerRoute = getRouteApi('/authenticated/supplier/requests/$requestId/products/$productId');

export function AnswerScreen() {
  const { requestId, productId } = answerRoute.useParams();
  return (
    <AnswerPage
      key={`${requestId} ${productId}`}
      address={{ requestReference: requestId, productId }}
      step={useShownStep()}
      renderTitle={(name) => <DocumentTitle page={name} />}
    >
      <Outlet />
    </AnswerPage>
  );
}
