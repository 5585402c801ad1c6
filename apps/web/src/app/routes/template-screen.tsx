import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Template } from '../../exchange/sold-products.ts';
import { TemplatePage } from '../../features/sold-products/page/template-page.tsx';
import { listSearch } from '../../lib/navigation/remembered-lists.ts';
import { DocumentTitle } from '../navigation/document-title.tsx';
import { renderAnswering } from './render-answering.tsx';

const EditTemplateModal = lazy(async () => ({
  default: (await import('../../features/sold-products/form/edit-template-modal.tsx')).EditTemplateModal,
}));

const RemoveTemplatesDialog = lazy(async () => ({
  default: (await import('../../features/sold-products/remove-templates-dialog.tsx')).RemoveTemplatesDialog,
}));

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

type ModalName = 'edit' | 'remove';

/** What opens above the page of a sold product, each loaded when it is first wanted. */
function useTemplateModals() {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<ModalName | null>(null);
  /** As it was when each was asked for: what is typed is not written over by what is read later. */
  const [wanted, setWanted] = useState<Partial<Record<ModalName, Template>>>({});

  const open = (modal: ModalName) => (template: Template) => {
    setWanted((others) => ({ ...others, [modal]: template }));
    setOpened(modal);
  };
  const close = () => setOpened(null);

  return {
    edit: open('edit'),
    remove: open('remove'),
    modals: (
      <Suspense>
        {wanted.edit ? <EditTemplateModal template={wanted.edit} opened={opened === 'edit'} onClose={close} /> : null}
        {wanted.remove ? (
          <RemoveTemplatesDialog
            templates={[wanted.remove]}
            opened={opened === 'remove'}
            onClose={close}
            onRemoved={() => void navigate({ to: '/products/sold', search: listSearch('/products/sold') })}
          />
        ) : null}
      </Suspense>
    ),
  };
}
