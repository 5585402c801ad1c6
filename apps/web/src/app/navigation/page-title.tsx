import { useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from './document-title.tsx';

/** The title that the current route names; error and not-found pages put their own over it. */
export function PageTitle() {
  const { t } = useTranslation('shell');
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  return title ? <DocumentTitle page={t(title)} /> : null;
}
