import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import kit from '../../../ui/kit.module.css';
import { useCopy } from '../../../ui/use-copy.ts';
import classes from '../connection-dialogs.module.css';

interface CopiedFieldProps {
  label: string;
  value: string;
  /** What its button does, for people who hear the page. */
  copyThis: string;
  /** The first thing to do in a dialog. */
  takesFocus?: boolean;
}

/** Something that is to be entered elsewhere, letter by letter. */
export function CopiedField({ label, value, copyThis, takesFocus = false }: CopiedFieldProps) {
  const { t } = useTranslation('network');
  const { field, outcome, copy } = useCopy(value);
  return (
    <div className={kit.above12}>
      <div className={`${kit.row8} ${classes.row}`}>
        <TextInput
          ref={field}
          label={label}
          classNames={{ root: classes.input ?? '', input: classes.value ?? '' }}
          value={value}
          readOnly
          spellCheck={false}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          className={classes.copy ?? ''}
          aria-label={copyThis}
          data-autofocus={takesFocus || undefined}
          onClick={copy}
        >
          {t('access.copy')}
        </Button>
      </div>
      <p className={`${kit.small} ${classes.outcome}`} role="status">
        {outcome ? t(`access.outcome.${outcome}`) : ''}
      </p>
    </div>
  );
}
