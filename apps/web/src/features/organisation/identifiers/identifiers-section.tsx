import { useTranslation } from 'react-i18next';
import type { Organisation } from '../../../lib/account/get-organisation.ts';
import { PageSection } from '../page-section.tsx';
import { IdentifiersFacts } from './identifiers-facts.tsx';
import { IdentifiersForm } from './identifiers-form.tsx';

export function IdentifiersSection({ organisation, mayChange }: { organisation: Organisation; mayChange: boolean }) {
  const { t } = useTranslation('organisation');
  return (
    <PageSection title={t('identifiers')} about={t('identifiersAbout')}>
      {(headingId) =>
        mayChange ? (
          <IdentifiersForm organisation={organisation} labelledBy={headingId} />
        ) : (
          <IdentifiersFacts identifiers={organisation.identifiers} />
        )
      }
    </PageSection>
  );
}
