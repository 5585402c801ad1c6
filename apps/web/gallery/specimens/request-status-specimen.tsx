import { productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { RequestStatus } from '../../src/exchange/request-status.tsx';
import { State } from '../state.tsx';

export function RequestStatusSpecimen() {
  return (
    <>
      {productRequestStatuses.map((status) => (
        <State key={status} name={status}>
          <RequestStatus status={status} />
        </State>
      ))}
      <State name="work has begun">
        <RequestStatus status="REQUESTED" inProgress />
      </State>
    </>
  );
}
