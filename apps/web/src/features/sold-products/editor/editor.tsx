import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Check } from '../../../exchange/emission-editor/check.tsx';
import type { EditorSource } from '../../../exchange/emission-editor/editor-source.ts';
import { useEditorWork } from '../../../exchange/emission-editor/editor-work.ts';
import { EmissionEditor } from '../../../exchange/emission-editor/emission-editor.tsx';
import { useEditor } from '../../../exchange/emission-editor/use-editor.ts';
import { useExchange } from '../../../exchange/emission-editor/use-exchange.ts';
import { getSoldProduct, type SoldProduct } from '../../../exchange/sold-products.ts';
import type { CurrentUser } from '../../../lib/account.ts';
import { dayOf } from '../../../lib/format/date-format.ts';
import { showProblemToast } from '../../../lib/toasts/show-toast.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { downloadSoldProductDocument } from '../download-document.ts';
import { SoldProductContext, saveSoldProductDraft, useEditedSoldProduct } from './edited-sold-product.ts';
import { SoldProductSide } from './editor-side.tsx';
import { draftBody, firstValues } from './editor-values.ts';

const path = '/products/sold/$soldProductId/emissions-data';

const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));

interface SoldProductEditorProps {
  soldProduct: SoldProduct;
  user: CurrentUser;
  step: AnswerStep;
  children: ReactNode;
}

/** The form of a sold product: what is changed is seen by nobody else's customers until it is published. */
export function SoldProductEditor({ soldProduct, user, step, children }: SoldProductEditorProps) {
  const { t } = useTranslation('templateEditor');
  const queryClient = useQueryClient();
  const sourceOf = useSoldProductSource(soldProduct.id, user);
  const source = useMemo(() => sourceOf(soldProduct), [sourceOf, soldProduct]);
  const editor = useEditor(source, user.id);
  const { saver } = editor;
  const { mutate: download } = useMutation({
    ...downloadSoldProductDocument(soldProduct.id),
    onError: showProblemToast,
  });
  const exchange = useExchange(soldProduct, null);

  function showNewest() {
    const newest = queryClient.getQueryData(getSoldProduct(soldProduct.id).queryKey);
    if (newest) editor.adopt(sourceOf(newest));
  }

  return (
    <SoldProductContext value={soldProduct}>
      <EmissionEditor
        editor={editor}
        step={step}
        surroundings={{
          inForce: null,
          expects: null,
          pieceMassKg: null,
          today: dayOf(new Date()),
          isAnswer: false,
          exchange,
          onDownload: download,
        }}
        words={{ steps: t('steps'), check: t('check'), gone: t('gone') }}
        notices={<SoldProductNotices />}
        check={
          <CheckAndPublish
            attempt={editor.attempt}
            onBefore={() => saver.flush()}
            onPublished={showNewest}
            onStale={saver.contest}
          />
        }
        side={<SoldProductSide onBeforeDiscard={() => void saver.flush()} onDiscarded={showNewest} />}
      >
        {children}
      </EmissionEditor>
    </SoldProductContext>
  );
}

/** What becomes of what is typed here. */
function SoldProductNotices() {
  const { t } = useTranslation('templateEditor');
  const { dataVersion, data, draft } = useEditedSoldProduct();
  const isVerified = data?.verificationData?.verified === true;
  return (
    <Notice>
      <p>{t(dataVersion === 0 ? 'notice.first' : 'notice.next', { version: dataVersion + 1 })}</p>
      {isVerified && !draft ? <p>{t('notice.verified', { version: dataVersion })}</p> : null}
    </Notice>
  );
}

interface CheckAndPublishProps {
  /** Counts how often somebody wanted to publish. */
  attempt: number;
  /** Nothing may be on its way that would be a draft again. */
  onBefore: () => Promise<void>;
  onPublished: () => void;
  /** Somebody else has published in the meantime. */
  onStale: () => void;
}

/** What is missing, and a look at what will be published; it may be incomplete. */
function CheckAndPublish({ attempt, onBefore, onPublished, onStale }: CheckAndPublishProps) {
  const { goTo } = useEditorWork();
  return (
    <Check
      attempt={attempt}
      strict={false}
      renderDialog={(opened, close) => (
        <PublishDialog
          opened={opened}
          onClose={close}
          onBefore={onBefore}
          onPublished={() => {
            close();
            onPublished();
            goTo('success');
          }}
          onStale={() => {
            close();
            onStale();
          }}
        />
      )}
    />
  );
}

/** How a sold product is read from and given to an editor. */
function useSoldProductSource(soldProductId: string, { firstName, lastName }: CurrentUser) {
  const queryClient = useQueryClient();
  const reader = `${firstName} ${lastName}`;
  return useMemo(() => {
    const query = getSoldProduct(soldProductId);
    const { queryKey } = query;
    const unchanging: Pick<EditorSource, 'kind' | 'id' | 'save' | 'refresh' | 'links'> = {
      kind: 'template',
      id: soldProductId,
      save: async (values, draftVersion, leaving) => {
        const body = draftBody(values, draftVersion);
        const saved = await saveSoldProductDraft(soldProductId, body, leaving);
        const { savedAt, savedBy } = saved;
        // A sold product on its way may be older than this.
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(
          queryKey,
          (before) =>
            before && {
              ...before,
              draftSavedAt: savedAt,
              draft: { version: saved.draftVersion, savedAt, savedBy, data: body.data, itemData: body.itemData },
            },
        );
        return saved;
      },
      refresh: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
      links: soldProductLinks(soldProductId),
    };

    return (soldProduct: SoldProduct): EditorSource => {
      const { draft, dataVersion } = soldProduct;
      return {
        ...unchanging,
        firstValues: firstValues(soldProduct),
        draft: draft && {
          version: draft.version,
          savedAt: draft.savedAt,
          savedBy: draft.savedBy,
          own: draft.savedBy === reader,
        },
        sharedVersion: dataVersion,
      };
    };
  }, [queryClient, soldProductId, reader]);
}

/** Where each step of a sold product's data is found. */
function soldProductLinks(soldProductId: string): EditorSource['links'] {
  const params = { soldProductId };
  return {
    overview: { to: path, params },
    emissions: { to: `${path}/emissions`, params },
    data: { to: `${path}/data`, params },
    methods: { to: `${path}/methods`, params },
    success: { to: `${path}/success`, params },
  };
}
