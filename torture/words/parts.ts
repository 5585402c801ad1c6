/** Those who sign in and read whatever they can. */
export const companies = [
  // Buys from the supplier, from the other supplier and from those it invites.
  'customer',
  'supplier',
  // Buys from the supplier alone.
  'otherCustomer',
  'otherSupplier',
  'stranger',
  // Registers on its own and deals with nobody.
  'newcomer',
  // Registers with an invitation of the customer's and accepts it.
  'invited',
] as const;

export type Company = (typeof companies)[number];

/**
 * Who takes part. The platform is a customer of the supplier's elsewhere, the other platform a supplier of the customer's;
 * somebody asks to join the customer and has no answer yet; whoever the customer invites by a file has only a mail.
 */
export type Part = Company | 'platform' | 'otherPlatform' | 'asking' | 'invitedByFile';

/** Who deals with whom, and hears who speaks for it. */
export const partnersOf: Readonly<Record<Part, readonly Part[]>> = {
  customer: ['supplier', 'otherSupplier', 'invited', 'invitedByFile', 'otherPlatform'],
  supplier: ['customer', 'otherCustomer', 'platform'],
  otherCustomer: ['supplier'],
  otherSupplier: ['customer'],
  stranger: [],
  newcomer: [],
  invited: ['customer'],
  platform: ['supplier'],
  otherPlatform: ['customer'],
  asking: [],
  invitedByFile: ['customer'],
};

/** Who asks to join whom. */
export const joinersOf: Readonly<Partial<Record<Part, readonly Part[]>>> = { customer: ['asking'] };
