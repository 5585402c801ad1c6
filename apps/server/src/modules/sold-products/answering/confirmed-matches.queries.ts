import type { Tx } from '../../../database/database.ts';
import type { ReceivedLine } from '../../lines/lock-received-lines.service.ts';
import { ofLines } from '../../lines/of-lines.service.ts';

/** Says for which of them there was something to forget. */
export const deleteMatches = (tx: Tx, lines: readonly ReceivedLine[]) =>
  tx.deleteFrom('template_match').where(ofLines(lines)).returning('line_id').execute();
