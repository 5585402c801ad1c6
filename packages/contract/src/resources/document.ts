import { z } from 'zod';
import { maxDeletedDocuments } from '../exchange-limits.ts';

/** A file of the organisation's library. */
export const attachment = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    isUsed: z.boolean().describe('Whether a submission or a sold product carries it; then it cannot be deleted.'),
    sizeBytes: z.int(),
  })
  .meta({ id: 'Attachment' });

export const storage = z
  .object({
    usedBytes: z.int().describe('What all documents of the library take together.'),
    allowedBytes: z.int().describe('Beyond it an upload is refused with STORAGE_FULL.'),
  })
  .meta({ id: 'Storage' });

export const attachmentsDeleteRequest = z
  .strictObject({ ids: z.array(z.uuid()).min(1).max(maxDeletedDocuments) })
  .meta({ id: 'AttachmentsDeleteRequest' });

export const deletedAttachments = z.object({ deleted: z.int() }).meta({ id: 'DeletedAttachments' });
