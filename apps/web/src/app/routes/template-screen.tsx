import { getRouteApi } from '@tanstack/react-router';
import { TemplatePage } from '../../features/sold-products/page/template-page.tsx';
import { DocumentTitle } from '../navigation/document-title.tsx';
import { renderAnswering } from './render-answering.tsx';
import { useTemplateModals } from './use-template-modals.tsx';

const templateRoute = getRouteApi('/authenticated/products/sold/$templateId');

export function TemplateScreen() {
  const { templateId } = templateRoute.useParams();
  const { edit, remove, modals } = useTemplateModals();
  return (
    <>
      <TemplatePage
        key={templateId}
        templateId={templateId}
        onEdit={edit}
        onRemove={remove}
        renderAnswering={renderAnswering}
        renderTitle={(name) => <DocumentTitle page={name} />}
      />
      {modals}
    </>
  );
}
