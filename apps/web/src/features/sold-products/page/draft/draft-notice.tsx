import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../../exchange/sold-products/get-template.ts';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { formatMinute } from '../../../../lib/format/format-minute.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';

const DiscardDialog = lazy(async () => ({
  default: (await import('../../discard-dialog.tsx')).DiscardDialog,
}));

/** Changes to the emission data that nobody has been sent: to go on with, or to drop. */
export function DraftNotice({ template: { id, draft } }: { template: Template }) {
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
