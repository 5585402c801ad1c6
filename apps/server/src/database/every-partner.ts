/** The partner under which tallies count all partners together. */
export const everyPartner = '00000000-0000-0000-0000-000000000000';
