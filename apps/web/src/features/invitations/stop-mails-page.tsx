import { Button } from '@mantine/core';
import { mutationOptions, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api/call-api.ts';
import { operationQuery } from '../../lib/api/operation-options.ts';
import { linkRefusalOf } from '../../lib/link-outcome.ts';
import { EntryLoading, EntryMessage } from '../../ui/entry-page/entry-message.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import { NotFoundIllustration } from '../../ui/illustrations/error-illustrations.tsx';
import { MailIllustration } from '../../ui/illustrations/mail-illustration.tsx';

const getMailRefusal = (token: string) => operationQuery('getMailRefusal', { params: { token } });

/** What is said last holds, so that saying it again does no harm. */
const setMailRefusal = (queryClient: QueryClient, token: string) =>
  mutationOptions({
    mutationKey: ['setMailRefusal'],
    mutationFn: (refused: boolean) => callApi(refused ? 'refuseMails' : 'allowMails', { params: { token } }),
    onSuccess: (_answer, refused) => queryClient.setQueryData(getMailRefusal(token).queryKey, { refused }),
  });

/** Asks before anything happens: whatever checks mails opens every link in them. */
export function StopMailsPage({ token }: { token: string }) {
  const { t } = useTranslation('stopMails');
  const refusal = useQuery(getMailRefusal(token));
  const saying = useMutation(setMailRefusal(useQueryClient(), token));
  const problem = useProblemText(saying.error);
  if (refusal.data) {
    const { refused } = refusal.data;
    return (
      <EntryMessage
        // A reader who pressed the button hears what became of it.
        key={String(refused)}
        illustration={<MailIllustration />}
        heading={t(refused ? 'stopped.title' : 'ask.title')}
        actions={
          <Button
            variant={refused ? 'default' : 'filled'}
            loading={saying.isPending}
            onClick={() => saying.mutate(!refused)}
          >
            {t(refused ? 'stopped.undo' : 'ask.confirm')}
          </Button>
        }
      >
        <p>{t(refused ? 'stopped.text' : 'ask.text')}</p>
        {refused ? null : <p>{t('ask.keeps')}</p>}
        {saying.isError ? <p role="alert">{problem ?? t('failed.text')}</p> : null}
      </EntryMessage>
    );
  }
  if (linkRefusalOf(refusal.error)) return <StopLinkUnknown />;
  if (!refusal.isError) return <EntryLoading label={t('loading')} />;
  return (
    <EntryMessage illustration={<NotFoundIllustration />} heading={t('failed.title')}>
      <p>{t('failed.text')}</p>
    </EntryMessage>
  );
}

export function StopLinkUnknown() {
  const { t } = useTranslation('stopMails');
  return (
    <EntryMessage illustration={<NotFoundIllustration />} heading={t('refused.title')}>
      <p>{t('refused.text')}</p>
    </EntryMessage>
  );
}
