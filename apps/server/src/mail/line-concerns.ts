import { sql } from 'kysely';

/** Whether the request of a line, r, is a matter of a user of the customer, u: of whoever sent it, else of the ADMINs. */
export const concernsCustomer = sql`
  (u.id = r.created_by
   or (u.access_level = 'ADMIN'
       and not exists (select from organisation_user s where s.organisation_id = u.organisation_id and s.id = r.created_by)))`;

const contact = (user: ReturnType<typeof sql>) => sql`
  exists (select from invitation i join organisation_user c on c.organisation_id = i.partner_organisation_id and c.email = i.email
           where i.inviter_organisation_id = l.customer_organisation_id and i.partner_organisation_id = l.supplier_organisation_id
             and i.status = 'ACCEPTED' and ${user})`;

const worked = (user: ReturnType<typeof sql>) => sql`
  exists (select from organisation_user w
           where w.organisation_id = l.supplier_organisation_id and ${user}
             and (exists (select from submission s
                           where s.customer_organisation_id = l.customer_organisation_id and s.line_id = l.id
                             and s.supplier_organisation_id = l.supplier_organisation_id and s.submitted_by = w.id)
                  or exists (select from line_draft d
                              where d.customer_organisation_id = l.customer_organisation_id and d.line_id = l.id
                                and d.supplier_organisation_id = l.supplier_organisation_id and d.saved_by = w.id)))`;

/**
 * Whether a line, l, is a matter of a user of its supplier, u: of those whom the customer invited, else of whoever worked
 * on it, else of the ADMINs.
 */
export const concernsSupplier = sql`
  case when ${contact(sql`true`)} then ${contact(sql`c.id = u.id`)}
       when ${worked(sql`true`)} then ${worked(sql`w.id = u.id`)}
       else u.access_level = 'ADMIN' end`;
