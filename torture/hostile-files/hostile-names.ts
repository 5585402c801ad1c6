/** Names of files that lead somewhere else, say something else than they are, or end a header. */
export const hostileNames = [
  '../../../../etc/passwd',
  '..\\..\\windows\\system32\\evil.dll',
  '/etc/shadow.pdf',
  'C:\\evil.pdf',
  'report.pdf\r\nSet-Cookie: session=1\r\n',
  'report\u0000.exe.pdf',
  'invoice\u202efdp.exe',
  '\u2066hidden\u2069.pdf',
  'zero\u200bwidth.pdf',
  '<script>alert(1)</script>.pdf',
  '"; filename="evil.exe',
  "report.pdf; filename*=UTF-8''evil.exe",
  '.htaccess',
  '..',
  '   ',
  'CON',
  `${'long'.repeat(500)}.pdf`,
  'Ökobilanz 2025 – Übersicht \u{1f600}.pdf',
] as const;

const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\]|^\.+$/u;

/** Whether a name can be shown and saved without being taken for another one. */
export const isSafeName = (name: string) => name.length > 0 && [...name].length <= 255 && !unsafe.test(name);
