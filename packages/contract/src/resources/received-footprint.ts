import { z } from 'zod';
import { exchangeRemarks } from '../vocabulary/network.ts';

/** What the reviewer is told of one field of a document that came from another platform. */
export const receivedRemark = z
  .object({
    path: z.string().describe('Of the field in the document, such as pcf.primaryDataShare.'),
    code: z.enum(exchangeRemarks),
    sent: z.string(),
    kept: z
      .string()
      .nullable()
      .describe('What the data have instead, or what the parts of a total add up to; null where it was left out.'),
  })
  .meta({ id: 'ReceivedRemark' });

/** The document that a submission was made of, which can be downloaded as it came. */
export const receivedFootprint = z
  .object({
    footprintId: z.string().describe('The id of the document, as the partner gave it.'),
    remarks: z.array(receivedRemark).describe('Nothing that a remark is about was corrected.'),
  })
  .meta({ id: 'ReceivedFootprint' });
