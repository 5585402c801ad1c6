import { useTranslation } from 'react-i18next';

export const contentId = 'content';

export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a
      className="skip-link"
      href={`#${contentId}`}
      onClick={(event) => {
        // The focus is what counts; a hash in the address would only travel along in links and redirects.
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {t('skipToContent')}
    </a>
  );
}
