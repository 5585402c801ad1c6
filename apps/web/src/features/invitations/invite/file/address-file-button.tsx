import { Button } from '@mantine/core';
import { mostInvitations } from '@pcf/contract/invitation-limits';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InviteValues } from '../invite-values.ts';
import classes from './address-file-button.module.css';
import { FileReport } from './file-report.tsx';
import { openAddressFile } from './open-address-file.ts';
import { type TakenFile, takeAddresses } from './take-addresses.ts';

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
    const result = takeAddresses({ emails, fileNames }, content, mostInvitations);
    form.setValue('fileNames', result.fileNames);
    form.setValue('emails', result.emails, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    setTaken(result);
  }

  return (
    <div className={classes.file}>
      <Button size="xs" onClick={() => input.current?.click()}>
        {t('file.choose')}
      </Button>
      <span className={classes.help}>{t('file.help')}</span>
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
