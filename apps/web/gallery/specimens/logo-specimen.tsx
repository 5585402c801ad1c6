import { Logo } from '../../src/app/layouts/logo.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';

export function LogoSpecimen() {
  return (
    <div className={styles.states}>
      <State name="with the name">
        <Logo />
      </State>
      <State name="mark only">
        <Logo markOnly />
      </State>
    </div>
  );
}
