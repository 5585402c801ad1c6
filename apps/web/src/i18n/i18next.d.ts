import 'i18next';
import type access from './en/access.json';
import type calculator from './en/calculator.json';
import type campaigns from './en/campaigns.json';
import type common from './en/common.json';
import type exchange from './en/exchange.json';
import type factors from './en/factors.json';
import type footprint from './en/footprint.json';
import type home from './en/home.json';
import type invitations from './en/invitations.json';
import type invite from './en/invite.json';
import type lineActions from './en/lineActions.json';
import type lists from './en/lists.json';
import type login from './en/login.json';
import type methodology from './en/methodology.json';
import type organisation from './en/organisation.json';
import type ownFactors from './en/ownFactors.json';
import type password from './en/password.json';
import type productExport from './en/productExport.json';
import type productForm from './en/productForm.json';
import type productImport from './en/productImport.json';
import type products from './en/products.json';
import type profile from './en/profile.json';
import type registration from './en/registration.json';
import type requests from './en/requests.json';
import type scale from './en/scale.json';
import type settings from './en/settings.json';
import type shell from './en/shell.json';
import type sso from './en/sso.json';
import type suppliers from './en/suppliers.json';
import type users from './en/users.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      access: typeof access;
      calculator: typeof calculator;
      campaigns: typeof campaigns;
      common: typeof common;
      exchange: typeof exchange;
      factors: typeof factors;
      footprint: typeof footprint;
      home: typeof home;
      invitations: typeof invitations;
      invite: typeof invite;
      lineActions: typeof lineActions;
      lists: typeof lists;
      login: typeof login;
      methodology: typeof methodology;
      organisation: typeof organisation;
      ownFactors: typeof ownFactors;
      productExport: typeof productExport;
      productForm: typeof productForm;
      products: typeof products;
      productImport: typeof productImport;
      profile: typeof profile;
      scale: typeof scale;
      settings: typeof settings;
      users: typeof users;
      password: typeof password;
      registration: typeof registration;
      shell: typeof shell;
      sso: typeof sso;
      requests: typeof requests;
      suppliers: typeof suppliers;
    };
  }
}
