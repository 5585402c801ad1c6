import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getCurrentUser } from '../../../lib/account/get-current-user.ts';
import { getOrganisation } from '../../../lib/account/get-organisation.ts';
import type { InviteValues } from './invite-values.ts';
import classes from './mail-preview.module.css';

/** What somebody reads who is invited like this. */
export function MailPreview() {
  const { t } = useTranslation('invite');
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const { data: organisation } = useSuspenseQuery(getOrganisation);
  const [relation, message] = useWatch<InviteValues, ['relation', 'message']>({ name: ['relation', 'message'] });
  const titleId = useId();
  const names = { organisation: organisation.name, person: `${user.firstName} ${user.lastName}` };
  const words = message.trim();
  return (
    <section className={classes.preview} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {t('preview.title')}
      </h3>
      <div className={classes.mail}>
        <p className={classes.subject}>{t(`preview.subject.${relation}`, names)}</p>
        <p>{t(`preview.purpose.${relation}`, names)}</p>
        {words ? (
          <>
            <p>{t('preview.writes', names)}</p>
            <blockquote className={classes.message}>{words}</blockquote>
          </>
        ) : null}
      </div>
      <p className={classes.note}>{t('preview.note')}</p>
    </section>
  );
}
