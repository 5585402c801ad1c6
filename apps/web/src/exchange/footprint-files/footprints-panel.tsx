import { Button } from '@mantine/core';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ExchangeProblem } from '@pcf/contract/vocabulary/network';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api/call-api.ts';
import { downloadFile } from '../../lib/api/transfer-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showProblemToast, showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { useMayCall } from '../../lib/use-may-call.ts';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import kit from '../../ui/kit.module.css';
import { LoadingSpinner } from '../../ui/loading-spinner.tsx';
import { Notice } from '../../ui/notice.tsx';
import { exchangeSection } from '../emission-editor/form-search.ts';
import { useFindingText } from '../emission-form/exchange/use-finding-text.ts';
import { AspectForm } from './aspect-form.tsx';
import type { FootprintSource } from './footprint-source.ts';
import classes from './footprints-panel.module.css';

/** Asked anew each time: somebody may have filled in what was missing. */
const checkFootprints = (source: FootprintSource) =>
  queryOptions({ queryKey: ['checkFootprints', source], queryFn: () => check(source), staleTime: 0, gcTime: 0 });

const findingsOf = ({ cannot, missing }: RefusedFootprint) => [...cannot, ...missing];

const downloadFootprints = async (source: FootprintSource, fileName: string) =>
  saveFile(`${fileName}.json`, await fetchFile(source, fileName));

interface FootprintsPanelProps {
  source: FootprintSource;
  fileName: string;
  onClose: () => void;
}

/** What can be told to other platforms and what cannot, before anything is downloaded. */
export function FootprintsPanel({ source, fileName, onClose }: FootprintsPanelProps) {
  const { t } = useTranslation(['footprintFiles', 'common']);
  const { data: check, error, refetch, isFetching } = useQuery(checkFootprints(source));
  const problem = useProblemText(error);
  const download = useMutation({
    mutationFn: () => downloadFootprints(source, fileName),
    onSuccess: () => showSuccessToast('footprintFiles:downloaded'),
    onError: showProblemToast,
  });
  if (!check) {
    return error ? (
      <Notice
        actions={
          <Button loading={isFetching} onClick={() => refetch()}>
            {t('common:tryAgain')}
          </Button>
        }
      >
        <p role="alert">{problem ?? t('failed')}</p>
      </Notice>
    ) : (
      <p role="status" className={`${kit.line12} ${classes.checking}`}>
        <LoadingSpinner /> {t('checking')}
      </p>
    );
  }
  const possible = check.expressible > 0;
  return (
    <div className={classes.panel}>
      <CheckedFootprints check={check} source={source} onLeave={onClose} />
      <div className={kit.actions}>
        <Button
          variant="filled"
          disabled={!possible}
          loading={download.isPending}
          data-autofocus={possible || undefined}
          onClick={() => download.mutate()}
        >
          {source.one === null ? t('downloadMany', { count: check.expressible }) : t('downloadOne')}
        </Button>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </div>
      {source.one !== null && possible ? (
        <AspectForm footprint={{ origin: source.origin, id: source.one }} fileName={fileName} />
      ) : null}
    </div>
  );
}

function fetchFile(source: FootprintSource, fileName: string): Promise<Blob> {
  switch (source.origin) {
    case 'sold-products':
      return downloadFile('downloadTemplateFootprints', { query: { ...source.query, fileName } });
    case 'answers':
      return downloadFile('downloadAnswerFootprints', { query: { lineIds: source.one, fileName } });
    case 'purchased':
      return downloadFile('downloadPurchasedFootprints', { query: { ...source.query, fileName } });
  }
}

interface CheckedFootprintsProps {
  check: FootprintCheck;
  source: FootprintSource;
  /** For the form where what is missing is filled in. */
  onLeave: () => void;
}

/** How many can be told, and what stands against the others, each with its reasons. */
function CheckedFootprints({ check, source, onLeave }: CheckedFootprintsProps) {
  const { t } = useTranslation('footprintFiles');
  const { chosen, expressible, refused, moreRefused } = check;
  if (source.one !== null) {
    const [only] = refused;
    return only ? (
      <div className={classes.product}>
        <p role="status" className={kit.strong}>
          {t('refusedOne')}
        </p>
        <FindingList findings={findingsOf(only)} />
        <FormLink source={source} refused={only} onFollow={onLeave} />
      </div>
    ) : (
      <p role="status" className={kit.reading}>
        {t('readyOne')}
      </p>
    );
  }
  return (
    <>
      <p role="status" className={kit.reading}>
        {chosen === 0
          ? t('nothing')
          : refused.length === 0
            ? t('readyAll', { count: chosen })
            : t('readySome', { told: expressible, chosen })}
      </p>
      {refused.length > 0 ? (
        <>
          <h3 className={kit.subheading}>{t('leftOut', { count: chosen - expressible })}</h3>
          <ul className={kit.stack12}>
            {refused.map((each) => (
              <li key={each.id} className={classes.product}>
                <p className={kit.strong}>{t('named', { name: each.name, reference: each.internalReference })}</p>
                <FindingList findings={findingsOf(each)} />
                <FormLink source={source} refused={each} onFollow={onLeave} />
              </li>
            ))}
          </ul>
          {moreRefused ? <p className={kit.reading}>{t('more', { shown: refused.length })}</p> : null}
        </>
      ) : null}
    </>
  );
}

interface ShownFinding {
  readonly path: string;
  readonly code: ExchangeProblem;
}

/** What is missing or cannot be said, by the names of our fields. */
function FindingList({ findings }: { findings: readonly ShownFinding[] }) {
  const { t } = useTranslation('footprintFiles');
  const textOf = useFindingText();
  return (
    <ul className={classes.reasons}>
      {findings.map((finding) => (
        <li key={`${finding.path} ${finding.code}`}>
          {finding.code === 'REQUIRED' ? t('missing', { field: textOf(finding) }) : textOf(finding)}
        </li>
      ))}
    </ul>
  );
}

interface FormLinkProps {
  source: FootprintSource;
  refused: RefusedFootprint;
  onFollow: () => void;
}

/** To the part of the form that asks for it, which is closed without a partner on another platform. */
function FormLink({ source, refused, onFollow }: FormLinkProps) {
  const { t } = useTranslation('footprintFiles');
  const mayEdit = useMayCall()('updateTemplate');
  // Without data there is more to do than to complete what other platforms need.
  if (!mayEdit || refused.cannot.some(({ code }) => code === 'NO_DATA')) return null;
  const link = {
    className: classes.link,
    // There may be many of them.
    'aria-label': t('fillInOf', { name: refused.name }),
    search: exchangeSection,
    onClick: onFollow,
  };
  if (source.origin === 'sold-products') {
    return (
      <Link {...link} to="/products/sold/$soldProductId/emissions-data/methods" params={{ soldProductId: refused.id }}>
        {t('fillIn')}
      </Link>
    );
  }
  if (source.origin === 'purchased' || source.form === null) return null;
  const { requestReference: requestId, productId } = source.form;
  return (
    <Link {...link} to="/supplier/requests/$requestId/products/$productId/methods" params={{ requestId, productId }}>
      {t('fillIn')}
    </Link>
  );
}

type FootprintCheck = OperationOutput<'checkTemplateFootprints'>;

type RefusedFootprint = FootprintCheck['refused'][number];

function check(source: FootprintSource): Promise<FootprintCheck> {
  switch (source.origin) {
    case 'sold-products':
      return callApi('checkTemplateFootprints', { query: source.query });
    case 'answers':
      return callApi('checkAnswerFootprints', { query: { lineIds: source.one } });
    case 'purchased':
      return callApi('checkPurchasedFootprints', { query: source.query });
  }
}
