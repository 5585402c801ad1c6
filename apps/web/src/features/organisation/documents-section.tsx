import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteButton } from '../../exchange/documents/delete-button.tsx';
import { DocumentLibrary } from '../../exchange/documents/document-library.tsx';
import { type ChosenDocuments, withoutDocuments } from '../../exchange/documents/documents.ts';
import { useLibrary } from '../../exchange/documents/use-library.ts';
import { useMayCall } from '../../lib/use-may-call.ts';
import kit from '../../ui/kit.module.css';
import classes from './organisation-sections.module.css';

/** The library by itself; everybody in the organisation may add to it. */
export function DocumentsSection() {
  const { t } = useTranslation('documents');
  const [chosen, setChosen] = useState<ChosenDocuments>([]);
  const library = useLibrary();
  const headingId = useId();
  const mayDelete = useMayCall()('deleteDocuments');
  return (
    <section className={kit.above32} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
        {t('title')}
      </h2>
      <p className={`${kit.muted} ${kit.reading} ${classes.text}`}>{t('about')}</p>
      <DocumentLibrary library={library} chosen={chosen} onChoose={setChosen} />
      {mayDelete ? (
        <div className={kit.above12}>
          <DeleteButton chosen={chosen} onDeleted={(ids) => setChosen(withoutDocuments(chosen, ids))} />
        </div>
      ) : null}
    </section>
  );
}
