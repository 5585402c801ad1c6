import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../lib/api/api-errors.ts';
import type { RememberedList } from '../lib/navigation/remembered-lists.ts';
import { ErrorView } from './error-view.tsx';
import { ConnectionLostIllustration } from './illustrations/connection-lost-illustration.tsx';
import { NotFoundIllustration } from './illustrations/error-illustrations.tsx';
import { ListLink } from './list-link.tsx';

interface LoadFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
  notFound: { readonly title: string; readonly text: string; readonly action: string };
  failed: { readonly title: string; readonly text: string };
  /** The list that what was looked for would be in. */
  listPath: RememberedList;
}

/** A page about one thing that could not be shown: there is no such thing, or it did not load. */
export function LoadFailure({ error, retrying, onRetry, notFound, failed, listPath }: LoadFailureProps) {
  const { t } = useTranslation();
  // An id that is none is refused before anybody looks for it.
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) {
    return (
      <ErrorView
        illustration={<NotFoundIllustration />}
        heading={notFound.title}
        message={notFound.text}
        action={
          <Button component={ListLink} to={listPath} variant="filled">
            {notFound.action}
          </Button>
        }
      />
    );
  }
  return (
    <ErrorView
      illustration={<ConnectionLostIllustration />}
      heading={failed.title}
      message={failed.text}
      action={
        <Button variant="filled" loading={retrying} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}
