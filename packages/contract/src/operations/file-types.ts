/** How tables come in and go out. */
export const spreadsheetTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** What the library of documents takes and gives. */
export const documentTypes = ['application/pdf'] as const;

/** How footprints go from one platform to another. */
export const footprintTypes = ['application/json'] as const;

/** What somebody takes along of their own. */
export const personalDataTypes = ['application/json'] as const;

/** What whoever runs the installation hands out of an organisation. */
export const archiveTypes = ['application/gzip'] as const;

/** The pictures a logo may be, by its content; none of them can carry a script. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export type LogoType = (typeof logoTypes)[number];
