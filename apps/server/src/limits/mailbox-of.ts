/** Whose mailboxes have no dots, however they are written. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * One mailbox for every way of writing it that is known to lead there, for limits on what it is sent: without what stands
 * behind a plus sign, and without the dots that some do not look at. As address_key in the database.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+', 1);
  const domain = email.slice(at + 1);
  return dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
