import { Button, TextInput } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { textLimits } from '@pcf/contract/text-limits';
import { type ApiKeyScope, apiKeyScopes } from '@pcf/contract/vocabulary/users';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { operationMutation } from '../../lib/api/operation-options.ts';
import choiceFieldStyles from '../../ui/choice-field.module.css';
import { DayField } from '../../ui/day-field.tsx';
import { showFieldProblems } from '../../ui/form/field-problems.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useFormField } from '../../ui/form/use-form-field.ts';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import kit from '../../ui/kit.module.css';
import { ModalFrame, useFocusOnPage } from '../../ui/modal-frame.tsx';
import { QuestionFrame } from '../../ui/question-frame.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { apiKeysKey, firstLastDay } from './api-keys.ts';
import classes from './create-key-modal.module.css';

const emptyKey: KeyValues = { name: '', scopes: [], expiresOn: '' };

const createApiKey = (queryClient: QueryClient) =>
  operationMutation('createApiKey', {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiKeysKey }),
    // The secret is forgotten with the dialog that shows it.
    gcTime: 0,
  });

/** Closed by mistake, it opens again with what was typed. */
export function CreateKeyModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('apiKeys');
  // Born open, it would not know whom to give the focus back to.
  const mounted = useMounted();
  const form = useForm<KeyValues>({ defaultValues: emptyKey });
  const create = useMutation(createApiKey(useQueryClient()));
  const problem = useProblemText(create.error);

  function leaveAndForget() {
    onClose();
    form.reset(emptyKey);
    create.reset();
  }

  async function submit({ name, scopes, expiresOn }: KeyValues) {
    try {
      await create.mutateAsync({ body: { name, scopes, expiresOn: expiresOn || null } });
    } catch (error) {
      showFieldProblems(form, error);
    }
  }

  return (
    <>
      <ModalFrame
        opened={opened && mounted && !create.data}
        onClose={() => (create.isPending ? undefined : onClose())}
        title={t('create.title')}
      >
        <KeyForm form={form} problem={problem} onSubmit={submit} onCancel={leaveAndForget} />
      </ModalFrame>
      <SecretDialog created={opened ? create.data : undefined} onStored={leaveAndForget} />
    </>
  );
}

interface KeyFormProps {
  form: UseFormReturn<KeyValues>;
  problem: string | undefined;
  onSubmit: (values: KeyValues) => Promise<void>;
  onCancel: () => void;
}

function KeyForm({ form, problem, onSubmit, onCancel }: KeyFormProps) {
  const { t } = useTranslation(['apiKeys', 'common']);
  const { isSubmitting } = form.formState;
  return (
    <FormFrame form={form} problem={problem} onSubmit={onSubmit}>
      <TextField<KeyValues>
        name="name"
        label={t('create.name')}
        help={t('create.nameHelp')}
        takesFocus
        rules={{
          required: t('create.nameRequired'),
          maxLength: textLimits.apiKeyName,
          validate: (value) => String(value).trim() !== '' || t('create.nameRequired'),
        }}
      />
      <ScopesField />
      <DayField<KeyValues>
        name="expiresOn"
        label={t('create.expiresOn')}
        help={t('create.expiresOnHelp')}
        earliest={firstLastDay(new Date())}
      />
      <div className={kit.actions}>
        <Button type="submit" variant="filled" loading={isSubmitting}>
          {t('create.submit')}
        </Button>
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </FormFrame>
  );
}

interface SecretDialogProps {
  created: Pick<OperationOutput<'createApiKey'>, 'name' | 'secret'> | undefined;
  onStored: () => void;
}

/** Closes by its button alone: what is lost here cannot be shown again. */
function SecretDialog({ created, onStored }: SecretDialogProps) {
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
      <p className={`${kit.muted} ${classes.outcome}`} role="status">
        {outcome ? t(`secret.outcome.${outcome}`) : ''}
      </p>
    </QuestionFrame>
  );
}

/** What the key may do: nothing that is not ticked. */
function ScopesField() {
  const { t } = useTranslation('apiKeys');
  const id = useId();
  const {
    id: fieldId,
    field,
    message,
    change,
    leave,
  } = useFormField<KeyValues>({
    name: 'scopes',
    label: t('create.scopes'),
    required: true,
    rules: { validate: (value) => value.length > 0 || t('create.scopesRequired') },
  });
  const chosen = field.value as KeyValues['scopes'];
  return (
    <fieldset className={kit.shrinkable} aria-describedby={message && `${id}message`}>
      <legend className={choiceFieldStyles.legend}>{t('create.scopes')}</legend>
      <div className={choiceFieldStyles.options}>
        {apiKeyScopes.map((scope, index) => (
          <label key={scope} className={choiceFieldStyles.option}>
            <input
              type="checkbox"
              className={choiceFieldStyles.radio}
              name={field.name}
              // The summary of what is wrong leads to the first one.
              {...(index === 0 && { id: fieldId, ref: field.ref })}
              value={scope}
              checked={chosen.includes(scope)}
              aria-describedby={`${id}${scope}`}
              onChange={({ currentTarget: { checked } }) =>
                change(apiKeyScopes.filter((each) => (each === scope ? checked : chosen.includes(each))))
              }
              onBlur={leave}
            />
            <span className={kit.shrinkable}>
              <span className={choiceFieldStyles.label}>{t(`scope.${scope}`)}</span>
              <span id={`${id}${scope}`} className={choiceFieldStyles.meaning}>
                {t(`scopeMeaning.${scope}`)}
              </span>
            </span>
          </label>
        ))}
      </div>
      {message ? (
        <p id={`${id}message`} className={choiceFieldStyles.error}>
          {message}
        </p>
      ) : null}
    </fieldset>
  );
}

interface KeyValues {
  name: string;
  scopes: ApiKeyScope[];
  expiresOn: string;
}
