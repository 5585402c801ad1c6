import { Button } from '@mantine/core';
import { deepestRow, maximumPageSize } from '@pcf/contract/paging';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/call-api.ts';
import { downloadFile } from '../../../lib/api/transfer-file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showProblemToast } from '../../../lib/toasts/show-toast.tsx';
import type { MatchQuery, SoldProductMatch } from './api/list-matches.ts';
import type { MatchView } from './use-match-view.ts';

/** All lines with a confirmed sold product, whichever page they are on. */
const gatherConfirmedMatches = mutationOptions({
  mutationKey: ['gatherConfirmedMatches'],
  mutationFn: async (query: MatchQuery) => {
    const found = new Map<string, SoldProductMatch>();
    const maxPages = deepestRow / maximumPageSize;
    for (let pageNumber = 0; pageNumber < maxPages; pageNumber += 1) {
      const { data } = await callApi('listTemplateMatches', {
        query: { ...query, state: 'CONFIRMED', pageNumber, limit: maximumPageSize },
      });
      for (const match of data) found.set(match.lineId, match);
      if (data.length < maximumPageSize) break;
    }
    return [...found.values()];
  },
});

/** What the list shows, as a spreadsheet in which sold products can be matched. */
const downloadSoldProductMatches = mutationOptions({
  mutationKey: ['downloadTemplateMatches'],
  mutationFn: async ({ fileName, query }: { readonly fileName: string; readonly query: MatchQuery }) =>
    saveFile(
      `${fileName}.xlsx`,
      await downloadFile('downloadTemplateMatches', { query: { ...query, fileName, format: 'xlsx' } }),
    ),
});

interface MatchButtonsProps {
  view: MatchView;
  confirmed: number | undefined;
  onAnswer: (matches: readonly SoldProductMatch[]) => void;
}

/** The list as a file and back, and the answer to all that is confirmed. */
export function MatchButtons({ view, confirmed = 0, onAnswer }: MatchButtonsProps) {
  const { t } = useTranslation('templateMatches');
  const download = useMutation({ ...downloadSoldProductMatches, onError: showProblemToast });
  const gather = useMutation({ ...gatherConfirmedMatches, onError: showProblemToast, onSuccess: onAnswer });
  return (
    <>
      <Button
        loading={download.isPending}
        onClick={() => download.mutate({ query: view.query, fileName: t('file.name') })}
      >
        {t('file.download')}
      </Button>
      <Button renderRoot={(button) => <Link {...button} to="/products/received-requests/templates/upload" />}>
        {t('file.upload')}
      </Button>
      {confirmed > 0 ? (
        <Button variant="filled" loading={gather.isPending} onClick={() => gather.mutate(view.everyState)}>
          {t('answerAll', { number: confirmed })}
        </Button>
      ) : null}
    </>
  );
}
