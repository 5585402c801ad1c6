import 'i18next';
import type common from './en/common.json';
import type home from './en/home.json';
import type login from './en/login.json';
import type organisation from './en/organisation.json';
import type shell from './en/shell.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      home: typeof home;
      login: typeof login;
      organisation: typeof organisation;
      shell: typeof shell;
    };
  }
}
