/** Who acts in the demo, by e-mail. */
export const lena = 'lena.brandt@nordic-kitchen.example';
export const camille = 'camille.laurent@maison-verdier.example';
export const talhof = 'anna.huber@talhof-molkerei.example';
export const lumen = 'louis.mercier@brasserie-lumen.example';

export const hydral = 'ingrid.solberg@hydral-rolling.example';
export const lindholm = 'sara.lindholm@lindholm-plastics.example';
export const papeteries = 'claire.fontaine@papeteries-rhone.example';
export const vetro = 'giulia.moser@vetro-adige.example';
export const coop = 'thomas.girard@coop-agri-centre.example';
export const uckerfeld = 'jana.kruger@uckerfeld-muehlen.example';
export const lucania = 'marco.ferrara@lucania-conserve.example';

/** Invited, with nobody who has registered yet. */
export const brightwater = 'sustainability@brightwater-foods.example';
export const etik = 'kontakt@etik-print.example';
