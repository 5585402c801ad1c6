import { Button } from '@mantine/core';
import { maxInvitations } from '@pcf/contract/invitation-limits';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import kit from '../../../ui/kit.module.css';
import classes from './invite-partner-modal.module.css';
import type { InviteValues } from './invite-values.ts';
import type { AddressFile } from './read-address-file.ts';

const shownLines = 8;

/** A hundred addresses need far less. */
const maxBytes = 1_000_000;

/** Addresses out of a file join the list, where they can be seen and corrected before anything is sent. */
export function AddressFileButton({ form }: { form: UseFormReturn<InviteValues> }) {
  const { t } = useTranslation('invite');
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<TakenFile | 'unreadable' | null>(null);

  async function take(file: File) {
    const content = await openAddressFile(file);
    if (content === null) {
      setTaken('unreadable');
      return;
    }
    const { emails, fileNames } = form.getValues();
    const result = takeAddresses({ emails, fileNames }, content, maxInvitations);
    form.setValue('fileNames', result.fileNames);
    form.setValue('emails', result.emails, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    setTaken(result);
  }

  return (
    <div className={`${kit.row4x12} ${kit.centered} ${kit.above8}`}>
      <Button size="xs" onClick={() => input.current?.click()}>
        {t('file.choose')}
      </Button>
      <span className={`${kit.note} ${classes.help}`}>{t('file.help')}</span>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file, corrected, can be chosen again.
          currentTarget.value = '';
          if (file) void take(file);
        }}
      />
      <div className={classes.report} role="status">
        {taken === null ? null : <FileReport taken={taken} />}
      </div>
    </div>
  );
}

/** Null for what is no text, or far too much of it. Old spreadsheets do not write UTF-8. */
export async function openAddressFile(file: File): Promise<AddressFile | null> {
  if (file.size > maxBytes) return null;
  const [bytes, { readAddressFile }] = await Promise.all([file.arrayBuffer(), import('./read-address-file.ts')]);
  const text = decode(bytes);
  // A workbook, a picture: what is no text has bytes that no text has.
  return text.includes('\0') ? null : readAddressFile(text);
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What came out of a file, and what did not. */
function FileReport({ taken }: { taken: TakenFile | 'unreadable' }) {
  const { t } = useTranslation('invite');
  if (taken === 'unreadable') return <p className={classes.problem}>{t('file.unreadable')}</p>;
  const { added, named, beyondLimit, unread } = taken;
  return (
    <>
      <p className={classes.words}>
        {t('file.added', { count: added })} {named > 0 ? t('file.named', { count: named }) : null}
      </p>
      {beyondLimit > 0 ? <p className={classes.problem}>{t('file.beyondLimit', { count: beyondLimit })}</p> : null}
      {unread.length > 0 ? (
        <>
          <p className={classes.problem}>{t('file.unread', { count: unread.length })}</p>
          <ul className={`${kit.note} ${kit.breakable} ${classes.lines}`}>
            {unread.slice(0, shownLines).map(({ line, text }) => (
              <li key={line}>{t('file.line', { line, text })}</li>
            ))}
            {unread.length > shownLines ? <li>{t('file.moreLines', { count: unread.length - shownLines })}</li> : null}
          </ul>
        </>
      ) : null}
    </>
  );
}

interface TakenFile extends Pick<InviteValues, 'emails' | 'fileNames'> {
  /** How many addresses of the file are new in the list. */
  readonly added: number;
  /** How many of them came with the name of their company. */
  readonly named: number;
  /** Those that one sending has no room for. */
  readonly beyondLimit: number;
  readonly unread: AddressFile['unread'];
}

/** The list with the addresses of a file behind those it has, as many as may be sent at once. */
export function takeAddresses(
  { emails, fileNames }: Pick<InviteValues, 'emails' | 'fileNames'>,
  { entries, unread }: AddressFile,
  limit: number,
): TakenFile {
  const fresh = entries.filter(({ email }) => !emails.includes(email));
  const taken = fresh.slice(0, Math.max(0, limit - emails.length));
  const all = [...emails, ...taken.map(({ email }) => email)];
  const named = entries.filter(({ email, name }) => name !== '' && all.includes(email));
  return {
    emails: all,
    fileNames: { ...fileNames, ...Object.fromEntries(named.map(({ email, name }) => [email, name])) },
    added: taken.length,
    named: named.length,
    beyondLimit: fresh.length - taken.length,
    unread,
  };
}
