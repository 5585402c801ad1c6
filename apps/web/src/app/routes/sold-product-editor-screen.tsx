import { getRouteApi, Outlet } from '@tanstack/react-router';
import { SoldProductEditorPage } from '../../features/sold-products/editor/editor-page.tsx';
import { DocumentTitle } from '../navigation/document-title.tsx';
import { useShownStep } from './use-shown-step.ts';

const editorRoute = getRouteApi('/authenticated/products/sold/$soldProductId/emissions-data');

export function SoldProductEditorScreen() {
  const { soldProductId } = editorRoute.useParams();
  return (
    <SoldProductEditorPage
      key={soldProductId}
      soldProductId={soldProductId}
      step={useShownStep()}
      renderTitle={(name) => <DocumentTitle page={name} />}
    >
      <Outlet />
    </SoldProductEditorPage>
  );
}
