import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saySame } from '../../../exchange/emission-editor/say-same.ts';
import type { EmissionFormValues } from '../../../exchange/emission-form/emission-form-values.ts';
import type { EmissionForm } from '../../../exchange/emission-form/use-emission-form.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { valuesFrom } from './answer-values.ts';
import type { EmissionAnswer } from './api/get-emission-answer.ts';

interface FillingOptions {
  answer: EmissionAnswer;
  form: EmissionForm;
  onFilled: () => void;
}

/** Fills the form anew; where it holds something, only after asking. */
export function useFilling({ answer, form, onFilled }: FillingOptions) {
  const { t } = useTranslation('answer');
  const [wanted, setWanted] = useState<EmissionFormValues | null>(null);

  function fill(values: EmissionFormValues) {
    form.reset(values);
    onFilled();
  }

  return {
    fillWith: (values: EmissionFormValues) => {
      // Nothing is lost that could be asked about.
      if (saySame(form.getValues(), valuesFrom('empty', answer))) fill(values);
      else setWanted(values);
    },
    question: (
      <ConfirmDialog
        opened={wanted !== null}
        title={t('start.replace.title')}
        confirm={t('start.replace.confirm')}
        dangerous
        onConfirm={() => {
          if (wanted) fill(wanted);
          setWanted(null);
        }}
        onClose={() => setWanted(null)}
      >
        <p>{t('start.replace.text')}</p>
      </ConfirmDialog>
    ),
  };
}
