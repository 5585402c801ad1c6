/** The partner under which tallies count all partners together. It is nobody: whoever asks for it by name is not told of all. */
export const everyPartner = '00000000-0000-0000-0000-000000000000';
