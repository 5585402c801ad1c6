import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { formatDate } from '../../../../lib/format/format-date.ts';
import { BackLink } from '../../../../ui/back-link/back-link.tsx';
import { PageHeading } from '../../../../ui/page-heading/page-heading.tsx';
import type { CampaignDetails } from '../api/get-campaign.ts';

export function CampaignHead({ campaign }: { campaign: CampaignDetails }) {
  const { t, i18n } = useTranslation('campaigns');
  const date = (day: string) => formatDate(day, pageLanguage(i18n));
  const { name, createdBy, createdAt, lastDueDate } = campaign;
  const started = t('startedBy', { person: createdBy, date: date(createdAt) });
  return (
    <>
      <BackLink to="/customer/campaigns">{t('title')}</BackLink>
      <PageHeading subtitle={lastDueDate ? `${started} · ${t('dueUntil', { date: date(lastDueDate) })}` : started}>
        {name}
      </PageHeading>
    </>
  );
}
