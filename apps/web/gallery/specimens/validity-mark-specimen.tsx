import { dataValidities } from '@pcf/contract/vocabulary/data-quality';
import { ValidityMark } from '../../src/exchange/validity-mark.tsx';
import { State } from '../state.tsx';

export function ValidityMarkSpecimen() {
  return dataValidities.map((validity) => (
    <State key={validity} name={validity}>
      <ValidityMark validUntil="2028-12-31" validity={validity} />
    </State>
  ));
}
