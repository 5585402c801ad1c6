import { Button, type ButtonProps } from '@mantine/core';
import { lazy, type ReactNode, type Ref, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import styles from './document-field.module.css';
import { type ChosenDocuments, type DocumentReference, withoutDocuments } from './documents.ts';

/** Read when somebody first wants to choose. */
const DocumentPicker = lazy(async () => ({
  default: (await import('./document-picker.tsx')).DocumentPicker,
}));

export interface DocumentFieldProps {
  value: ChosenDocuments;
  onChange: (value: DocumentReference[]) => void;
  label: string;
  description?: string | undefined;
  /** What is wrong, in its own words; true for a field that must not be empty. */
  error?: string | boolean | undefined;
  /** The choice can be looked at and not be changed. */
  locked?: boolean | undefined;
  disabled?: boolean | undefined;
  onDownload?: ((document: DocumentReference) => void) | undefined;
  /** Of the button, for a summary of errors that leads here. */
  id?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  onBlur?: (() => void) | undefined;
}

/** Documents of the library that belong to an answer. */
export function DocumentField(props: DocumentFieldProps) {
  const { value, onChange, label, description, error, locked = false, disabled = false, onDownload } = props;
  const { t } = useTranslation(['documents', 'common']);
  const ownId = useId();
  const id = props.id ?? ownId;
  /** Undefined until it was opened once. */
  const [opened, setOpened] = useState<boolean>();
  const message = typeof error === 'string' ? error : error && value.length === 0 ? t('common:input.required') : '';
  const notes = [description && `${id}help`, message && `${id}message`].filter(Boolean).join(' ');
  return (
    <fieldset className={kit.shrinkable} aria-describedby={notes || undefined} onBlur={props.onBlur}>
      <legend className={`${kit.strong} ${styles.legend}`}>{label}</legend>
      <ChosenList
        documents={value}
        locked={locked}
        onDownload={onDownload}
        onRemove={locked || disabled ? undefined : (document) => onChange([...withoutDocuments(value, [document.id])])}
      />
      {locked ? (
        <ReadingButton id={id} aria-haspopup="dialog" onClick={() => setOpened(true)}>
          {t('show')}
        </ReadingButton>
      ) : (
        <Button
          id={id}
          ref={props.ref}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-describedby={notes || undefined}
          data-invalid={message ? true : undefined}
          className={styles.button ?? ''}
          onClick={() => setOpened(true)}
        >
          {t(value.length === 0 ? 'choose' : 'change')}
        </Button>
      )}
      {description ? (
        <p id={`${id}help`} className={`${kit.muted} ${styles.help}`}>
          {description}
        </p>
      ) : null}
      {message ? (
        <p id={`${id}message`} className={`${kit.muted} ${styles.error}`}>
          {message}
        </p>
      ) : null}
      {opened === undefined ? null : (
        <Suspense>
          <DocumentPicker
            opened={opened}
            value={value}
            locked={locked}
            onConfirm={(chosen) => onChange([...chosen])}
            onDeleted={(ids) => onChange([...withoutDocuments(value, ids)])}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

interface ChosenListProps {
  documents: ChosenDocuments;
  locked: boolean;
  onDownload?: ((document: DocumentReference) => void) | undefined;
  onRemove?: ((document: DocumentReference) => void) | undefined;
}

function ChosenList({ documents, locked, onDownload, onRemove }: ChosenListProps) {
  const { t } = useTranslation('documents');
  if (documents.length === 0) return null;
  const DownloadButton = locked ? ReadingButton : Button;
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document.id} className={`${kit.row} ${kit.between} ${styles.item}`}>
          <span className={`${kit.breakable} ${styles.name}`}>{document.name}</span>
          <span className={styles.actions}>
            {onDownload ? (
              <DownloadButton
                variant="subtle"
                size="compact-sm"
                aria-label={t('downloadOf', { name: document.name })}
                onClick={() => onDownload(document)}
              >
                {t('download')}
              </DownloadButton>
            ) : null}
            {onRemove ? (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('removeOf', { name: document.name })}
                onClick={() => onRemove(document)}
              >
                {t('remove')}
              </Button>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ReadingButtonProps extends ButtonProps {
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-haspopup'?: 'dialog';
  onClick: () => void;
  children: ReactNode;
}

/** For what may be read in a form that is locked: a locked form disables every button in it, but no link. */
function ReadingButton({ id, onClick, ...button }: ReadingButtonProps) {
  return (
    <Button
      {...button}
      {...(id === undefined ? {} : { id })}
      component="a"
      href="#"
      role="button"
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onClick();
      }}
    />
  );
}
