import { z } from 'zod';
import { activityEvents } from '../vocabulary/users.ts';

const text = (description: string) => z.string().describe(description);

/** What an entry can say of what it was about. All are text, so that whatever is said once can be read for good. */
const activityDetails = z
  .object({
    count: text('How many.'),
    product: text('The name of the product, where it was one.'),
    name: text(
      'What a person, a template, a document, an API key or a network connection is called, where it was one.',
    ),
    email: text('Whose address.'),
    invited: text('The address that had been invited.'),
    organisation: text('The name of the other organisation, where it was one.'),
    accessLevel: text('What a user may do.'),
    relation: text('What was invited: a supplier or a customer.'),
    scopes: text('What an API key may do, with commas between.'),
    from: text('What it was before.'),
    to: text('What it is now.'),
    reminders: text('Whether suppliers are reminded: ON or OFF.'),
    identifiers: text('The identifiers of the organisation that changed, with commas between.'),
    logo: text('Whether there is a logo now: SET or REMOVED.'),
    factor: text('The emission factor of an estimate; none where the estimate was taken away.'),
    file: text('Which list was exported.'),
    format: text('As what kind of file.'),
    reason: text('Why the organisation was suspended.'),
  })
  .partial();

export type ActivityDetails = z.infer<typeof activityDetails>;

export const activityEntry = z
  .object({
    id: z.uuid(),
    event: z.enum(activityEvents),
    actor: z
      .object({ id: z.uuid(), name: z.string(), isKey: z.boolean().describe('An API key acted.') })
      .nullable()
      .describe('Null where nobody of the organisation acted, as behind a link.'),
    details: activityDetails.describe('What it was about: names, addresses, how many.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ActivityEntry' });
