let made = 0;

/** Ids live as long as the page; nothing that is entered is kept anywhere else. */
export function newRowId(): string {
  made += 1;
  return `row-${made}`;
}
