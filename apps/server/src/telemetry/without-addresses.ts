/** What looks like an e-mail address, as mail servers repeat it in their refusals. */
const address = /[^\s<>()[\]"',;:/\\]+@[^\s<>()[\]"',;:/\\]+\.[^\s<>()[\]"',;:/\\]+/g;

/** Says whose it was no more than that it was somebody's. */
export const withoutAddresses = (text: string): string => text.replaceAll(address, '[address]');
