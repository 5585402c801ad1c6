import { Button } from '@mantine/core';
import { maxDocumentsOfField } from '@pcf/contract/exchange-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import { DeleteButton } from './delete-button.tsx';
import { DocumentLibrary } from './document-library.tsx';
import styles from './documents.module.css';
import { type ChosenDocuments, withoutDocuments } from './documents.ts';
import { useLibrary } from './use-library.ts';

interface DocumentPickerProps {
  opened: boolean;
  /** What the selection starts from. */
  value: ChosenDocuments;
  locked?: boolean;
  onConfirm: (chosen: ChosenDocuments) => void;
  /** Documents that are gone for good, whatever becomes of the selection. */
  onDeleted: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Lists the organisation's documents, to add to them, delete from them and pick some. */
export function DocumentPicker({ opened, onClose, ...picker }: DocumentPickerProps) {
  const [opening, setOpening] = useState(0);
  // Every opening begins anew: without a search, and from what is chosen then.
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setOpening(opening + 1);
  }
  return <PickerFrame key={opening} opened={opened} onClose={onClose} {...picker} />;
}

function PickerFrame({ opened, value, locked = false, onConfirm, onDeleted, onClose }: DocumentPickerProps) {
  const { t } = useTranslation(['documents', 'common']);
  const [chosen, setChosen] = useState(value);
  const library = useLibrary();
  const tooMany = chosen.length > maxDocumentsOfField;
  return (
    <ModalFrame
      opened={opened}
      onClose={onClose}
      title={t(locked ? 'title' : 'choose')}
      footer={
        <>
          <div className={styles.delete}>
            <DeleteButton
              chosen={chosen}
              disabled={locked}
              onDeleted={(ids) => {
                setChosen(withoutDocuments(chosen, ids));
                onDeleted(ids);
              }}
            />
          </div>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button
            variant="filled"
            disabled={locked || chosen.length === 0 || tooMany}
            onClick={() => {
              onConfirm(chosen);
              onClose();
            }}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <DocumentLibrary library={library} chosen={chosen} onChoose={setChosen} locked={locked} />
      <p className={`${kit.note} ${styles.note}`} role="status">
        {locked ? t('locked') : tooMany ? t('tooMany', { count: maxDocumentsOfField }) : null}
      </p>
    </ModalFrame>
  );
}
