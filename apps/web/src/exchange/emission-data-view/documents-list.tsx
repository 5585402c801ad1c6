import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import classes from './emission-data-view.module.css';
import type { ChosenDocument } from './emission-data-view.tsx';

export interface DocumentsListProps {
  documents: readonly ChosenDocument[] | null | undefined;
  onDownload: (document: ChosenDocument) => void;
}

export function DocumentsList({ documents, onDownload }: DocumentsListProps) {
  const { t } = useTranslation('emissionView');
  if (!documents?.length) return null;
  return (
    <div>
      <div className={`${kit.note} ${classes.label}`}>{t('documents.title')}</div>
      <ul className={`${kit.row8} ${classes.list}`} aria-label={t('documents.title')}>
        {documents.map((document) => (
          <li key={document.id}>
            <button
              type="button"
              className={`${kit.breakable} ${classes.document}`}
              aria-label={t('documents.download', { name: document.name })}
              onClick={() => onDownload(document)}
            >
              <svg className={classes.icon} viewBox="0 0 16 16" aria-hidden>
                <path d="M8 2.5v7.25M4.75 6.75 8 10l3.25-3.25M3 13h10" />
              </svg>
              {document.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
