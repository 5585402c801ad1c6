import { confirmedWarnings } from '@pcf/contract/vocabulary/data-quality';
import { UnlikelyMark } from '../../src/exchange/unlikely-mark.tsx';
import { State } from '../state.tsx';

export function UnlikelyMarkSpecimen() {
  return confirmedWarnings.map((warning) => (
    <State key={warning} name={warning}>
      <UnlikelyMark warnings={[warning]} />
    </State>
  ));
}
