import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../src/ui/form/form-frame.tsx';
import { TextField } from '../../src/ui/text-field.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';
import { useWords } from '../words.ts';

function CheckedForm() {
  const words = useWords();
  const form = useForm({ defaultValues: { name: '', reference: '' } });
  return (
    <FormFrame form={form} onSubmit={() => form.setError('reference', { type: 'INVALID_FORMAT' })}>
      <TextField name="name" label={words.name} rules={{ required: true }} />
      <TextField name="reference" label={words.reference} rules={{ required: true, minLength: 3 }} />
      <div>
        <Button type="submit" variant="filled">
          {words.save}
        </Button>
      </div>
    </FormFrame>
  );
}

function RefusedForm() {
  const words = useWords();
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const form = useForm({ defaultValues: { email: 'lena@nordic.example' } });
  return (
    <FormFrame form={form} problem={problem} onSubmit={() => setProblem(t('problem.INVALID_CREDENTIALS'))}>
      <TextField name="email" type="email" label={words.email} rules={{ required: true }} />
      <div>
        <Button type="submit" variant="filled">
          {words.send}
        </Button>
      </div>
    </FormFrame>
  );
}

export function ErrorSummarySpecimen() {
  return (
    <div className={styles.states}>
      <State name="fields">
        <CheckedForm />
      </State>
      <State name="the form as a whole">
        <RefusedForm />
      </State>
    </div>
  );
}
