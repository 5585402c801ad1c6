import { Button } from '@mantine/core';
import { showErrorToast, showSuccessToast } from '../../src/lib/toasts/show-toast.tsx';
import styles from '../gallery.module.css';

/** Any message will do; these are there anyway. */
export function ToastsSpecimen() {
  return (
    <div className={styles.row}>
      <Button onClick={() => showSuccessToast('input.charactersLeft', { count: 1 })}>success</Button>
      <Button onClick={() => showErrorToast('toast.error.server')}>server</Button>
      <Button onClick={() => showErrorToast('toast.error.connectivity')}>connectivity</Button>
      <Button onClick={() => showErrorToast('problem.EMAIL_NOT_VERIFIED')}>long</Button>
      <Button onClick={() => showSuccessToast('input.charactersLeft', { count: 1234 })}>another success</Button>
    </div>
  );
}
