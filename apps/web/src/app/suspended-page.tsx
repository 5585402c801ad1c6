import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../i18n/page-language.ts';
import type { Suspension } from '../lib/api/api-errors.ts';
import { formatDate } from '../lib/format/date-format.ts';
import { ErrorView } from '../ui/error-view.tsx';
import { ServerErrorIllustration } from '../ui/illustrations/error-illustrations.tsx';
import kit from '../ui/kit.module.css';
import { PlainFrame } from './layouts/plain-frame.tsx';
import { DocumentTitle } from './navigation/document-title.tsx';
import classes from './suspended-page.module.css';

/** Nobody acts for the organisation until whoever runs the platform resumes it: why, how long it is there, whom to ask. */
export function SuspendedPage({ suspension: { reason, deleteAt } }: { suspension: Suspension }) {
  const { t, i18n } = useTranslation(['shell', 'common']);
  const heading = t('suspended.title');
  return (
    <PlainFrame>
      <DocumentTitle page={heading} />
      <ErrorView
        illustration={<ServerErrorIllustration />}
        heading={heading}
        message={
          <>
            <span className={`${kit.card} ${kit.breakable} ${classes.reason}`}>
              {t('suspended.reason', { reason })}
            </span>
            {deleteAt === null ? (
              t('suspended.message')
            ) : (
              <>
                <strong className={kit.ink}>
                  {t('suspended.deletion', { day: formatDate(deleteAt, pageLanguage(i18n)) })}
                </strong>{' '}
                {t('suspended.untilDeletion')}
              </>
            )}
          </>
        }
        action={
          <>
            <Button component={Link} to="/contact" variant="filled">
              {t('suspended.contact')}
            </Button>
            <Button onClick={() => location.reload()}>{t('common:tryAgain')}</Button>
            <Button component={Link} to="/logout">
              {t('menu.logOut')}
            </Button>
          </>
        }
      />
    </PlainFrame>
  );
}
