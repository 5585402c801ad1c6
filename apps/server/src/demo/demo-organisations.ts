import type { Language } from '@pcf/contract/vocabulary/language';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/users';

export interface DemoUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string;
  readonly language: Language;
  readonly accessLevel: UserAccessLevel;
}

export interface DemoOrganisation {
  readonly name: string;
  readonly domain: string;
  readonly side: 'customer' | 'supplier';
  readonly users: readonly DemoUser[];
}

/** The same for everybody in the demo, and printed at every start. */
export const demoPassword = 'Demo-2026-pcf';

/** As whom a visitor of the demo may look around: on either side of the same exchange. */
export const demoSignIns = {
  customer: 'lena.brandt@nordic-kitchen.example',
  supplier: 'ingrid.solberg@hydral-rolling.example',
  password: demoPassword,
} as const;

const admin = (firstName: string, lastName: string, jobTitle: string, language: Language): DemoUser => ({
  firstName,
  lastName,
  jobTitle,
  language,
  accessLevel: 'ADMIN',
});
const editor = (firstName: string, lastName: string, jobTitle: string, language: Language): DemoUser => ({
  firstName,
  lastName,
  jobTitle,
  language,
  accessLevel: 'EDITOR',
});

export const demoOrganisations: readonly DemoOrganisation[] = [
  {
    name: 'Nordic Kitchen',
    domain: 'nordic-kitchen.example',
    side: 'customer',
    users: [
      admin('Lena', 'Brandt', 'Head of Sustainability', 'en'),
      editor('Jonas', 'Weber', 'Procurement Analyst', 'de'),
    ],
  },
  {
    name: 'Maison Verdier',
    domain: 'maison-verdier.example',
    side: 'customer',
    users: [admin('Camille', 'Laurent', 'Responsable RSE', 'fr'), editor('Hugo', 'Petit', 'Acheteur', 'fr')],
  },
  {
    name: 'Talhof Molkerei',
    domain: 'talhof-molkerei.example',
    side: 'customer',
    users: [admin('Anna', 'Huber', 'Leiterin Einkauf', 'de')],
  },
  {
    name: 'Brasserie Lumen',
    domain: 'brasserie-lumen.example',
    side: 'customer',
    users: [admin('Louis', 'Mercier', 'Responsable achats', 'fr')],
  },
  {
    name: 'Hydral Rolling AS',
    domain: 'hydral-rolling.example',
    side: 'supplier',
    users: [
      admin('Ingrid', 'Solberg', 'Product Stewardship Manager', 'en'),
      editor('Erik', 'Haugen', 'Process Engineer', 'en'),
    ],
  },
  {
    name: 'Lindholm Plastics',
    domain: 'lindholm-plastics.example',
    side: 'supplier',
    users: [admin('Sara', 'Lindholm', 'Managing Director', 'en'), editor('Mikael', 'Berg', 'Quality Engineer', 'en')],
  },
  {
    name: 'Coop Agri Centre',
    domain: 'coop-agri-centre.example',
    side: 'supplier',
    users: [
      admin('Thomas', 'Girard', 'Directeur développement durable', 'fr'),
      editor('Julie', 'Moreau', 'Chargée de mission carbone', 'fr'),
    ],
  },
  {
    name: 'Papeteries du Rhône',
    domain: 'papeteries-rhone.example',
    side: 'supplier',
    users: [
      admin('Claire', 'Fontaine', 'Responsable environnement', 'fr'),
      editor('Paul', 'Roux', 'Ingénieur procédés', 'fr'),
    ],
  },
  {
    name: 'Vetro Adige',
    domain: 'vetro-adige.example',
    side: 'supplier',
    users: [
      admin('Giulia', 'Moser', 'Sustainability Officer', 'de'),
      editor('Luca', 'Pichler', 'Plant Engineer', 'de'),
    ],
  },
  {
    name: 'Uckerfeld Mühlen',
    domain: 'uckerfeld-muehlen.example',
    side: 'supplier',
    users: [admin('Jana', 'Krüger', 'Nachhaltigkeitsmanagerin', 'de')],
  },
  {
    name: 'Lucania Conserve',
    domain: 'lucania-conserve.example',
    side: 'supplier',
    users: [admin('Marco', 'Ferrara', 'Quality and Environment', 'en')],
  },
];

const ascii = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase();

export const demoEmail = ({ firstName, lastName }: DemoUser, { domain }: DemoOrganisation): string =>
  `${ascii(firstName)}.${ascii(lastName)}@${domain}`;
