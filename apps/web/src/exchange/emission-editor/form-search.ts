/**
 * The part of the form that other platforms need, which is closed where there is no exchange with any. Apart from the
 * form: the routes read this before its code is there.
 */
interface FormSearch {
  readonly section?: 'exchange' | undefined;
}

/** Opens it for a reader who was told what is missing there. */
export const exchangeSection = { section: 'exchange' } as const satisfies FormSearch;

export const readFormSearch = ({ section }: Readonly<Record<string, unknown>>): FormSearch =>
  section === exchangeSection.section ? exchangeSection : {};
