import { NewPasswordField } from '../../src/ui/new-password-field.tsx';
import { PasswordField } from '../../src/ui/password-field.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';
import { useWords } from '../words.ts';
import { FormSpecimen } from './form-specimen.tsx';

const values = { current: '', chosen: '', broken: 'tulpe', disabled: 'secret' };

export function PasswordFieldSpecimen() {
  const words = useWords();
  return (
    <div className={styles.wide}>
      <FormSpecimen<typeof values> values={values} checked={['current']}>
        <State name="required">
          <PasswordField
            name="current"
            label={words.password}
            autoComplete="current-password"
            rules={{ required: true }}
          />
        </State>
        <State name="disabled">
          <PasswordField
            name="disabled"
            label={words.password}
            autoComplete="current-password"
            rules={{ required: true }}
            disabled
          />
        </State>
      </FormSpecimen>
      <FormSpecimen<typeof values> values={values} checked={['broken']}>
        <State name="new, with the rules beside it">
          <NewPasswordField name="chosen" label={words.newPassword} email="lena@nordic.example" />
        </State>
        <State name="rules broken">
          <NewPasswordField name="broken" label={words.newPassword} email="lena@nordic.example" />
        </State>
      </FormSpecimen>
    </div>
  );
}
