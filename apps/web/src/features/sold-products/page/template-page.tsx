import { Button, Skeleton } from '@mantine/core';
import { deepestRow, maximumPageSize } from '@pcf/contract/paging';
import { mutationOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import {
  type ChosenAnswer,
  getTemplate,
  type RenderAnswering,
  type Template,
} from '../../../exchange/sold-products.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { formatMinute } from '../../../lib/format/date-format.ts';
import { useOwnLocation } from '../../../lib/navigation/use-own-location.ts';
import { showProblemToast } from '../../../lib/toasts/show-problem-toast.ts';
import { EmptyTable } from '../../../ui/empty-table.tsx';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { TemplateFailure } from '../template-failure.tsx';
import type { TemplateUse } from './holders-section.tsx';
import { HoldersSection } from './holders-section.tsx';
import { TemplateHead } from './template-head.tsx';

/** More are sent in turns: whoever has sent these finds the rest in the same place. */
export const mostChosenAtOnce = 500;

/** Those with an older version who can be sent the new one now, whichever page they are on; of very many, the first. */
const gatherOutdatedUses = mutationOptions({
  mutationKey: ['gatherOutdatedUses'],
  mutationFn: async (template: Pick<Template, 'id' | 'dataVersion'>) => {
    const found = new Map<string, TemplateUse>();
    for (let pageNumber = 0; pageNumber * maximumPageSize < deepestRow; pageNumber += 1) {
      const { data } = await callApi('listTemplateUses', {
        params: { templateId: template.id },
        query: { outdated: 'true', pageNumber, limit: maximumPageSize },
      });
      for (const use of data.filter(({ canSubmit }) => canSubmit)) found.set(use.lineId, use);
      if (data.length < maximumPageSize || found.size >= mostChosenAtOnce) break;
    }
    return choosable(template, [...found.values()]);
  },
});

const DiscardDialog = lazy(async () => ({
  default: (await import('../discard-dialog.tsx')).DiscardDialog,
}));

const DataSection = lazy(async () => ({ default: (await import('./data-section.tsx')).DataSection }));

interface TemplatePageProps {
  templateId: string;
  onEdit: (template: Template) => void;
  onRemove: (template: Template) => void;
  /** Answers requests above the page, until it is closed. */
  renderAnswering: RenderAnswering;
  /** Names the document after the product. */
  renderTitle: (name: string) => ReactNode;
}

/** One product that the organisation sells: what it answers its customers with, and who has been answered. */
export function TemplatePage({ templateId, onEdit, onRemove, renderAnswering, renderTitle }: TemplatePageProps) {
  const { data: template, error, refetch, isFetching } = useQuery(getTemplate(templateId));
  if (!template) {
    return error ? <TemplateFailure error={error} retrying={isFetching} onRetry={() => refetch()} /> : <PageLoading />;
  }
  return (
    <div className={`${kit.stack24} ${kit.oneColumn}`}>
      {renderTitle(template.name)}
      <TemplateHead template={template} onEdit={() => onEdit(template)} onRemove={() => onRemove(template)} />
      <DraftNotice template={template} />
      <OutdatedNotice template={template} renderAnswering={renderAnswering} />
      {template.data === null ? (
        <NoEmissionData template={template} />
      ) : (
        <Suspense fallback={<Skeleton height={420} radius="md" />}>
          <DataSection template={template} data={template.data} />
        </Suspense>
      )}
      <HoldersSection template={template} />
    </div>
  );
}

/** Before anything was published. */
function NoEmissionData({ template: { id, draft } }: { template: Template }) {
  const { t } = useTranslation('templates');
  return (
    <div className={kit.card}>
      <EmptyTable
        title={t('noData')}
        subtitle={t('data.emptyText')}
        primaryAction={
          <Button
            variant="filled"
            renderRoot={(button) => (
              <Link {...button} to="/products/sold/$templateId/emissions-data" params={{ templateId: id }} />
            )}
          >
            {t(draft ? 'draft.continue' : 'data.add')}
          </Button>
        }
      />
    </div>
  );
}

interface OutdatedNoticeProps {
  template: Template;
  renderAnswering: RenderAnswering;
}

/** Customers who were answered with older data, and the way to send them the new ones. */
function OutdatedNotice({ template, renderAnswering }: OutdatedNoticeProps) {
  const { t } = useTranslation('templates');
  const { chosen, nobody, gathering, start, close } = useSending(template);
  const { outdatedCustomers, outdatedLines } = template.holders;
  return (
    <>
      {outdatedLines > 0 ? (
        <Notice
          actions={
            template.complete ? (
              <Button loading={gathering} onClick={start}>
                {t('send.button')}
              </Button>
            ) : null
          }
        >
          <p>
            {t('send.customers', { count: outdatedCustomers })} {t('send.products', { count: outdatedLines })}
          </p>
          <p role="status">{nobody ? t('send.nobody') : t(template.complete ? 'send.text' : 'send.incomplete')}</p>
        </Notice>
      ) : null}
      <Suspense>{chosen ? renderAnswering(chosen, close) : null}</Suspense>
    </>
  );
}

/** Changes to the emission data that nobody has been sent: to go on with, or to drop. */
function DraftNotice({ template: { id, draft } }: { template: Template }) {
  const [wanted, setWanted] = useState(false);
  const [asking, setAsking] = useState(false);

  function ask() {
    setWanted(true);
    setAsking(true);
  }

  // The dialog stays while what it drops goes away.
  return (
    <>
      {draft ? <DraftWords templateId={id} draft={draft} onDiscard={ask} /> : null}
      <Suspense>
        {wanted ? <DiscardDialog templateId={id} opened={asking} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
}

interface DraftWordsProps {
  templateId: string;
  draft: NonNullable<Template['draft']>;
  onDiscard: () => void;
}

function DraftWords({ templateId, draft: { savedAt, savedBy }, onDiscard }: DraftWordsProps) {
  const { t, i18n } = useTranslation('templates');
  const moment = formatMinute(savedAt, pageLanguage(i18n));
  return (
    <Notice
      actions={
        <>
          <Button size="xs" onClick={onDiscard}>
            {t('draft.discard')}
          </Button>
          <Button
            size="xs"
            renderRoot={(button) => (
              <Link {...button} to="/products/sold/$templateId/emissions-data" params={{ templateId }} />
            )}
          >
            {t('draft.continue')}
          </Button>
        </>
      }
    >
      <p>{t('draft.title')}</p>
      <p>{t(savedBy ? 'draft.savedBy' : 'draft.saved', { name: savedBy ?? '', moment })}</p>
    </Notice>
  );
}

/** Chooses everybody with an older version, for the button and for an address that asks for it at once. */
function useSending(template: Template) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { send } = useOwnLocation().search as Record<string, unknown>;
  const [chosen, setChosen] = useState<readonly ChosenAnswer[] | null>(null);
  const [nobody, setNobody] = useState(false);
  const gather = useMutation({ ...gatherOutdatedUses, onError: showProblemToast });

  function start() {
    gather.mutate(template, {
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
    if (template.complete && template.holders.outdatedLines > 0) start();
  });
  const asked = send !== undefined;
  useEffect(() => {
    if (asked) startAtOnce();
  }, [asked]);

  return { chosen, nobody, gathering: gather.isPending, start, close };
}

/** Answers with the version of the template that is in sight, to whoever can be sent one. */
export function choosable(
  { id, dataVersion }: Pick<Template, 'id' | 'dataVersion'>,
  uses: readonly Pick<TemplateUse, 'lineId' | 'submissionVersion' | 'canSubmit'>[],
): ChosenAnswer[] {
  return uses
    .filter(({ canSubmit }) => canSubmit)
    .slice(0, mostChosenAtOnce)
    .map(({ lineId, submissionVersion }) => ({ lineId, templateId: id, dataVersion, submissionVersion }));
}
