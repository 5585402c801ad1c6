/** Where mail programs post to for their reader (RFC 8058). */
export const mailRefusalPath = (token: string) => `/auth/mail-refusals/${token}/one-click`;
