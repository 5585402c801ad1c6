import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the document for as long as it is shown, then gives the former title back. */
export function DocumentTitle({ page }: { page: string }) {
  const { t } = useTranslation('shell');
  const title = t('documentTitle', { page });
  useEffect(() => {
    const former = document.title;
    document.title = title;
    return () => {
      document.title = former;
    };
  }, [title]);
  return null;
}
