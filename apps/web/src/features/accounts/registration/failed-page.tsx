import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { ServerErrorIllustration } from '../../../ui/illustrations/error-illustrations.tsx';

/** The server could not say what a link is about. A reload asks again: the link is kept for that. */
export function FailedPage({ error }: { error: unknown }) {
  const { t } = useTranslation(['registration', 'common']);
  const problem = useProblemText(error);
  return (
    <EntryMessage
      illustration={<ServerErrorIllustration />}
      heading={t('failed.title')}
      actions={
        <Button variant="filled" onClick={() => location.reload()}>
          {t('common:tryAgain')}
        </Button>
      }
    >
      <p>{problem ?? t('failed.text')}</p>
    </EntryMessage>
  );
}
