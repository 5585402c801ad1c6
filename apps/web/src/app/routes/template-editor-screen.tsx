import { getRouteApi, Outlet } from '@tanstack/react-router';
import { TemplateEditorPage } from '../../features/sold-products/editor/template-editor-page.tsx';
import { DocumentTitle } from '../navigation/document-title.tsx';
import { useShownStep } from './use-shown-step.ts';

const editorRoute = getRouteApi('/authenticated/products/sold/$templateId/emissions-data');

export function TemplateEditorScreen() {
  const { templateId } = editorRoute.useParams();
  return (
    <TemplateEditorPage
      key={templateId}
      templateId={templateId}
      step={useShownStep()}
      renderTitle={(name) => <DocumentTitle page={name} />}
    >
      <Outlet />
    </TemplateEditorPage>
  );
}
