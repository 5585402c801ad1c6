/** Without these signs at its end, however many there are: an expression that looks for them would begin anew at each. */
export function withoutTrailing(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
