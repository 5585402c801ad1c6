import { Button, Skeleton } from '@mantine/core';
import { deepestRow, maximumPageSize } from '@pcf/contract/paging';
import { mutationOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import {
  type ChosenAnswer,
  getSoldProduct,
  type RenderAnswering,
  type SoldProduct,
} from '../../../exchange/sold-products.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { formatMinute } from '../../../lib/format/date-format.ts';
import { useOwnLocation } from '../../../lib/navigation/use-own-location.ts';
import { showProblemToast } from '../../../lib/toasts/show-toast.tsx';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { EmptyTable } from '../../../ui/empty-table.tsx';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { SoldProductFailure } from '../sold-product-failure.tsx';
import type { SoldProductUse } from './holders-section.tsx';
import { HoldersSection } from './holders-section.tsx';
import { SoldProductHead } from './sold-product-head.tsx';

/** More are sent in turns: after these, the rest is in the same place. */
export const maxChosenAtOnce = 500;

/** Those with an older version who can be sent the new one now, whichever page they are on; of very many, the first. */
const gatherOutdatedUses = mutationOptions({
  mutationKey: ['gatherOutdatedUses'],
  mutationFn: async (soldProduct: Pick<SoldProduct, 'id' | 'dataVersion'>) => {
    const found = new Map<string, SoldProductUse>();
    for (let pageNumber = 0; pageNumber * maximumPageSize < deepestRow; pageNumber += 1) {
      const { data } = await callApi('listTemplateUses', {
        params: { templateId: soldProduct.id },
        query: { outdated: 'true', pageNumber, limit: maximumPageSize },
      });
      for (const use of data.filter(({ canSubmit }) => canSubmit)) found.set(use.lineId, use);
      if (data.length < maximumPageSize || found.size >= maxChosenAtOnce) break;
    }
    return choosable(soldProduct, [...found.values()]);
  },
});

const DiscardDialog = lazy(async () => ({
  default: (await import('../discard-dialog.tsx')).DiscardDialog,
}));

const DataSection = lazy(async () => ({ default: (await import('./data-section.tsx')).DataSection }));

interface SoldProductPageProps {
  soldProductId: string;
  onEdit: (soldProduct: SoldProduct) => void;
  onRemove: (soldProduct: SoldProduct) => void;
  /** Answers requests above the page, until it is closed. */
  renderAnswering: RenderAnswering;
  /** Names the document after the product. */
  renderTitle: (name: string) => ReactNode;
}

/** One product that the organisation sells: what it answers its customers with, and who has been answered. */
export function SoldProductPage({
  soldProductId,
  onEdit,
  onRemove,
  renderAnswering,
  renderTitle,
}: SoldProductPageProps) {
  const { data: soldProduct, error, refetch, isFetching } = useQuery(getSoldProduct(soldProductId));
  if (!soldProduct) {
    return error ? (
      <SoldProductFailure error={error} retrying={isFetching} onRetry={() => refetch()} />
    ) : (
      <PageLoading />
    );
  }
  return (
    <div className={`${kit.stack24} ${kit.oneColumn}`}>
      {renderTitle(soldProduct.name)}
      <SoldProductHead
        soldProduct={soldProduct}
        onEdit={() => onEdit(soldProduct)}
        onRemove={() => onRemove(soldProduct)}
      />
      <DraftNotice soldProduct={soldProduct} />
      <OutdatedNotice soldProduct={soldProduct} renderAnswering={renderAnswering} />
      {soldProduct.data === null ? (
        <NoEmissionData soldProduct={soldProduct} />
      ) : (
        <Suspense fallback={<Skeleton height={420} radius="md" />}>
          <DataSection soldProduct={soldProduct} data={soldProduct.data} />
        </Suspense>
      )}
      <HoldersSection soldProduct={soldProduct} />
    </div>
  );
}

/** Before anything was published. */
function NoEmissionData({ soldProduct: { id, draft } }: { soldProduct: SoldProduct }) {
  const { t } = useTranslation('templates');
  const mayEdit = useMayCall()('updateTemplate');
  return (
    <div className={kit.card}>
      <EmptyTable
        title={t('noData')}
        {...(mayEdit && { subtitle: t('data.emptyText') })}
        primaryAction={
          mayEdit ? (
            <Button
              variant="filled"
              renderRoot={(button) => (
                <Link {...button} to="/products/sold/$soldProductId/emissions-data" params={{ soldProductId: id }} />
              )}
            >
              {t(draft ? 'draft.continue' : 'data.add')}
            </Button>
          ) : null
        }
      />
    </div>
  );
}

interface OutdatedNoticeProps {
  soldProduct: SoldProduct;
  renderAnswering: RenderAnswering;
}

/** Customers who were answered with older data, and the way to send them the new ones. */
function OutdatedNotice({ soldProduct, renderAnswering }: OutdatedNoticeProps) {
  const { t } = useTranslation('templates');
  const { chosen, nobody, gathering, start, close } = useSending(soldProduct);
  const { outdatedCustomers, outdatedLines } = soldProduct.holders;
  const maySend = useMayCall()('answerWithTemplates');
  return (
    <>
      {outdatedLines > 0 ? (
        <Notice
          actions={
            soldProduct.complete && maySend ? (
              <Button loading={gathering} onClick={start}>
                {t('send.button')}
              </Button>
            ) : null
          }
        >
          <p>
            {t('send.customers', { count: outdatedCustomers })} {t('send.products', { count: outdatedLines })}
          </p>
          {maySend ? (
            <p role="status">{nobody ? t('send.nobody') : t(soldProduct.complete ? 'send.text' : 'send.incomplete')}</p>
          ) : null}
        </Notice>
      ) : null}
      <Suspense>{chosen ? renderAnswering(chosen, close) : null}</Suspense>
    </>
  );
}

/** Changes to the emission data that nobody has been sent: to go on with, or to drop. */
function DraftNotice({ soldProduct: { id, draft } }: { soldProduct: SoldProduct }) {
  const [wanted, setWanted] = useState(false);
  const [asking, setAsking] = useState(false);

  function ask() {
    setWanted(true);
    setAsking(true);
  }

  // The dialog stays while what it drops goes away.
  return (
    <>
      {draft ? <DraftWords soldProductId={id} draft={draft} onDiscard={ask} /> : null}
      <Suspense>
        {wanted ? <DiscardDialog soldProductId={id} opened={asking} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
}

interface DraftWordsProps {
  soldProductId: string;
  draft: NonNullable<SoldProduct['draft']>;
  onDiscard: () => void;
}

function DraftWords({ soldProductId, draft: { savedAt, savedBy }, onDiscard }: DraftWordsProps) {
  const { t, i18n } = useTranslation('templates');
  const moment = formatMinute(savedAt, pageLanguage(i18n));
  const mayEdit = useMayCall()('updateTemplate');
  return (
    <Notice
      actions={
        mayEdit ? (
          <>
            <Button size="xs" onClick={onDiscard}>
              {t('draft.discard')}
            </Button>
            <Button
              size="xs"
              renderRoot={(button) => (
                <Link {...button} to="/products/sold/$soldProductId/emissions-data" params={{ soldProductId }} />
              )}
            >
              {t('draft.continue')}
            </Button>
          </>
        ) : null
      }
    >
      <p>{t('draft.title')}</p>
      <p>{t(savedBy ? 'draft.savedBy' : 'draft.saved', { name: savedBy ?? '', moment })}</p>
    </Notice>
  );
}

/** Chooses everybody with an older version, for the button and for an address that asks for it at once. */
function useSending(soldProduct: SoldProduct) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { send } = useOwnLocation().search as Record<string, unknown>;
  const maySend = useMayCall()('answerWithTemplates');
  const [chosen, setChosen] = useState<readonly ChosenAnswer[] | null>(null);
  const [nobody, setNobody] = useState(false);
  const gather = useMutation({ ...gatherOutdatedUses, onError: showProblemToast });

  function start() {
    gather.mutate(soldProduct, {
      onSuccess: (found) => {
        setNobody(found.length === 0);
        if (found.length > 0) setChosen(found);
      },
    });
  }

  function close() {
    setChosen(null);
    void refreshLines(queryClient);
  }

  const startAtOnce = useEffectEvent(() => {
    // Going back to this page later must not ask for it again.
    void navigate({
      to: '.',
      search: ({ send: _, ...others }: Record<string, unknown>) => others,
      resetScroll: false,
      replace: true,
    });
    if (maySend && soldProduct.complete && soldProduct.holders.outdatedLines > 0) start();
  });
  const asked = send !== undefined;
  useEffect(() => {
    if (asked) startAtOnce();
  }, [asked]);

  return { chosen, nobody, gathering: gather.isPending, start, close };
}

/** Answers with the version of the sold product that is in sight, to all who can be sent one. */
export function choosable(
  { id, dataVersion }: Pick<SoldProduct, 'id' | 'dataVersion'>,
  uses: readonly Pick<SoldProductUse, 'lineId' | 'submissionVersion' | 'canSubmit'>[],
): ChosenAnswer[] {
  return uses
    .filter(({ canSubmit }) => canSubmit)
    .slice(0, maxChosenAtOnce)
    .map(({ lineId, submissionVersion }) => ({ lineId, templateId: id, dataVersion, submissionVersion }));
}
