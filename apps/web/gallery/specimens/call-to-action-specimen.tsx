import { CallToAction } from '../../src/app/layouts/call-to-action.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';

export function CallToActionSpecimen() {
  return (
    <div className={styles.wide}>
      <State name="call to action">
        <CallToAction href="#demo" />
      </State>
    </div>
  );
}
