import type { InvitationRelation } from '@pcf/contract/vocabulary/invitation-relation';

export interface DemoInvitation {
  /** Both by the e-mail of a demo user; an address of nobody's stays an open invitation. */
  readonly from: string;
  readonly to: string;
  readonly relation: InvitationRelation;
  readonly organisationName?: string;
  readonly message?: string;
  readonly accepted?: true;
}

const lena = 'lena.brandt@nordic-kitchen.example';
const camille = 'camille.laurent@maison-verdier.example';

/** Enough of each kind that every list of the settings has something to show. */
export const demoInvitations: readonly DemoInvitation[] = [
  { from: lena, to: 'ingrid.solberg@hydral-rolling.example', relation: 'SUPPLIER', accepted: true },
  { from: lena, to: 'sara.lindholm@lindholm-plastics.example', relation: 'SUPPLIER', accepted: true },
  { from: lena, to: 'claire.fontaine@papeteries-rhone.example', relation: 'SUPPLIER', accepted: true },
  { from: lena, to: 'giulia.moser@vetro-adige.example', relation: 'SUPPLIER', organisationName: 'Vetro Adige' },
  {
    from: lena,
    to: 'thomas.girard@coop-agri-centre.example',
    relation: 'SUPPLIER',
    organisationName: 'Coop Agri Centre',
    message: 'We would like to use your own figures for wheat and rapeseed in our 2026 report.',
  },
  {
    from: lena,
    to: 'sustainability@brightwater-foods.example',
    relation: 'SUPPLIER',
    organisationName: 'Brightwater Foods',
  },
  { from: lena, to: 'kontakt@etik-print.example', relation: 'SUPPLIER', organisationName: 'Etik Print' },
  { from: camille, to: 'claire.fontaine@papeteries-rhone.example', relation: 'SUPPLIER', accepted: true },
  { from: camille, to: 'ingrid.solberg@hydral-rolling.example', relation: 'SUPPLIER' },
];
