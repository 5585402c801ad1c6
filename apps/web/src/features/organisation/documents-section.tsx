import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteButton } from '../../components/document-picker/delete-button.tsx';
import { DocumentLibrary } from '../../components/document-picker/document-library.tsx';
import { useLibrary } from '../../components/document-picker/use-library.ts';
import { type ChosenDocuments, withoutDocuments } from '../../lib/documents/chosen-documents.ts';
import classes from './documents-section.module.css';

/** The library by itself; everybody in the organisation may add to it. */
export function DocumentsSection() {
  const { t } = useTranslation('documents');
  const [chosen, setChosen] = useState<ChosenDocuments>([]);
  const library = useLibrary();
  const headingId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
        {t('title')}
      </h2>
      <p className={classes.text}>{t('about')}</p>
      <DocumentLibrary library={library} chosen={chosen} onChoose={setChosen} />
      <div className={classes.actions}>
        <DeleteButton chosen={chosen} onDeleted={(ids) => setChosen(withoutDocuments(chosen, ids))} />
      </div>
    </section>
  );
}
