/** A link as it stands in a mail. Only addresses of web pages do: a mail is no place for anything else. */
export function webLink(link: string): string {
  const { protocol, href } = new URL(link);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`a mail cannot link to ${protocol}`);
  return href;
}
