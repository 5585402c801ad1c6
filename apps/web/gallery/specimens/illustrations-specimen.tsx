import { ConnectionLostIllustration } from '../../src/components/illustrations/connection-lost-illustration.tsx';
import { EmptyTableIllustration } from '../../src/components/illustrations/empty-table-illustration.tsx';
import { NoMatchIllustration } from '../../src/components/illustrations/no-match-illustration.tsx';
import { NotFoundIllustration } from '../../src/components/illustrations/not-found-illustration.tsx';
import { ServerErrorIllustration } from '../../src/components/illustrations/server-error-illustration.tsx';
import { WelcomeIllustration } from '../../src/components/illustrations/welcome-illustration.tsx';
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
