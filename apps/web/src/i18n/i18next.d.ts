import 'i18next';
import type access from './en/access.json';
import type common from './en/common.json';
import type home from './en/home.json';
import type invitations from './en/invitations.json';
import type invite from './en/invite.json';
import type login from './en/login.json';
import type organisation from './en/organisation.json';
import type password from './en/password.json';
import type profile from './en/profile.json';
import type registration from './en/registration.json';
import type settings from './en/settings.json';
import type shell from './en/shell.json';
import type sso from './en/sso.json';
import type users from './en/users.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      access: typeof access;
      common: typeof common;
      home: typeof home;
      invitations: typeof invitations;
      invite: typeof invite;
      login: typeof login;
      organisation: typeof organisation;
      profile: typeof profile;
      settings: typeof settings;
      users: typeof users;
      password: typeof password;
      registration: typeof registration;
      shell: typeof shell;
      sso: typeof sso;
    };
  }
}
