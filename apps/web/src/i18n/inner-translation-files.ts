/** The texts of the pages behind the sign-in, and of the calculator and its methodology. */
export const innerTranslationFiles = import.meta.glob<Record<string, unknown>>(
  ['./*/*.json', '!./*/{common,shell,login,registration,password,access,stopMails,sso}.json'],
  { import: 'default' },
);
