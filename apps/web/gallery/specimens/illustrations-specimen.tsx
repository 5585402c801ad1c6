import { ConnectionLostIllustration } from '../../src/ui/illustrations/connection-lost-illustration.tsx';
import { EmptyTableIllustration } from '../../src/ui/illustrations/empty-table-illustration.tsx';
import { NotFoundIllustration, ServerErrorIllustration } from '../../src/ui/illustrations/error-illustrations.tsx';
import { NoMatchIllustration } from '../../src/ui/illustrations/no-match-illustration.tsx';
import { WelcomeIllustration } from '../../src/ui/illustrations/welcome-illustration.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';

const drawings = {
  welcome: WelcomeIllustration,
  'empty-table': EmptyTableIllustration,
  'no-match': NoMatchIllustration,
  'not-found': NotFoundIllustration,
  'server-error': ServerErrorIllustration,
  'connection-lost': ConnectionLostIllustration,
};

export function IllustrationsSpecimen() {
  return (
    <div className={styles.states}>
      {Object.entries(drawings).map(([name, Drawing]) => (
        <State key={name} name={name}>
          <Drawing />
        </State>
      ))}
    </div>
  );
}
