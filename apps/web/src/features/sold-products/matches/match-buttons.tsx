import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { showProblemToast } from '../../../lib/toasts/show-problem-toast.ts';
import { downloadTemplateMatches } from './api/download-template-matches.ts';
import { gatherConfirmedMatches } from './api/gather-confirmed-matches.ts';
import type { TemplateMatch } from './api/list-template-matches.ts';
import type { MatchView } from './use-match-view.ts';

interface MatchButtonsProps {
  view: MatchView;
  confirmed: number | undefined;
  onAnswer: (matches: readonly TemplateMatch[]) => void;
}

/** The list as a file and back, and the answer to all that is confirmed. */
export function MatchButtons({ view, confirmed = 0, onAnswer }: MatchButtonsProps) {
  const { t } = useTranslation('templateMatches');
  const download = useMutation({ ...downloadTemplateMatches, onError: showProblemToast });
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
