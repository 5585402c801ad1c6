/** As the server wants it: without a user, a query or a fragment, since paths are put behind it. */
export function isBaseAddress(text: string): boolean {
  return /^https?:\/\/[^?#@\s]+$/i.test(text) && URL.canParse(text);
}
