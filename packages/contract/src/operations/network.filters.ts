import { id, word } from '../filter-kinds.ts';
import { networkDeliveryStates } from '../vocabulary/network.ts';

/** What the messages from and to other platforms can be narrowed by. */
export const networkMessageFilters = {
  lineId: id,
  connectionId: id,
  state: word(networkDeliveryStates),
};
