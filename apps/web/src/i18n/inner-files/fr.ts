/** Where the texts of the pages behind the sign-in are, and of those for everybody: one list a language, since nobody reads two. */
export const innerFiles = import.meta.glob<Record<string, unknown>>(
  ['../fr/*.json', '!../fr/{common,shell,login,registration,password,access,stopMails,sso}.json'],
  { import: 'default' },
);
