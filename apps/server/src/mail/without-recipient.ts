import { withoutAddresses } from '../telemetry/logger.ts';

/** For logs. Some mail servers repeat the address without what stands behind its @. */
export function withoutRecipient(text: string, to: string): string {
  const mailbox = to.slice(0, to.lastIndexOf('@')).toLowerCase();
  return withoutAddresses(text).replaceAll(/[^\s<>()[\]"',;:/\\]+/g, (word) =>
    [mailbox, `${mailbox}.`].includes(word.toLowerCase()) ? '[address]' : word,
  );
}
