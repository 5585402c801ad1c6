import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import classes from './renew-dialog.module.css';

interface RenewDialogProps {
  name: string;
  opened: boolean;
  pending: boolean;
  error: Error | null;
  onRenew: (endFormer: boolean) => void;
  onClose: () => void;
}

export function RenewDialog({ name, opened, pending, error, onRenew, onClose }: RenewDialogProps) {
  const { t } = useTranslation('network');
  const form = useForm({ defaultValues: { endFormer: false } });
  const problem = useProblemText(error);
  return (
    <ConfirmDialog
      opened={opened}
      title={t('renew.title', { name })}
      confirm={t('renew.confirm')}
      pending={pending}
      problem={problem}
      onConfirm={() => onRenew(form.getValues('endFormer'))}
      onClose={onClose}
    >
      <p>{t('renew.text', { name })}</p>
      <div className={classes.choice}>
        <FormProvider {...form}>
          <ChoiceField<{ endFormer: boolean }>
            name="endFormer"
            label={t('renew.former')}
            options={[
              { value: false, label: t('renew.holds'), help: t('renew.holdsMeaning') },
              { value: true, label: t('renew.ends'), help: t('renew.endsMeaning') },
            ]}
            stacked
          />
        </FormProvider>
      </div>
    </ConfirmDialog>
  );
}
