import { Button, TextInput } from '@mantine/core';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { useTranslation } from 'react-i18next';
import { QuestionFrame } from '../../ui/confirm-dialog/question-frame.tsx';
import { useFocusOnPage } from '../../ui/modal-frame/use-focus-on-page.ts';
import { useCopy } from '../../ui/use-copy.ts';
import classes from './secret-dialog.module.css';

interface SecretDialogProps {
  created: Pick<OperationOutput<'createApiKey'>, 'name' | 'secret'> | undefined;
  onStored: () => void;
}

/** Closes by its button alone: what is lost here cannot be shown again. */
export function SecretDialog({ created, onStored }: SecretDialogProps) {
  const { t } = useTranslation('apiKeys');
  const { field, outcome, copy, forget } = useCopy(created?.secret ?? '');
  useFocusOnPage(created !== undefined);
  return (
    <QuestionFrame
      opened={created !== undefined}
      onClose={() => undefined}
      title={t('secret.title')}
      buttons={
        <>
          <Button data-autofocus onClick={copy}>
            {t('secret.copy')}
          </Button>
          <Button
            variant="filled"
            onClick={() => {
              forget();
              onStored();
            }}
          >
            {t('secret.stored')}
          </Button>
        </>
      }
    >
      <p>{t('secret.text', { name: created?.name ?? '' })}</p>
      <TextInput
        ref={field}
        label={t('secret.label')}
        classNames={{ root: classes.field ?? '', input: classes.secret ?? '' }}
        value={created?.secret ?? ''}
        readOnly
        spellCheck={false}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={classes.outcome} role="status">
        {outcome ? t(`secret.outcome.${outcome}`) : ''}
      </p>
    </QuestionFrame>
  );
}
