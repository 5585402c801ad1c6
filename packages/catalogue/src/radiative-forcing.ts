/** Whether a factor counts what aircraft do to the climate beside their CO₂: those of the catalogue say so in their name. */
export const includesRadiativeForcing = ({ name }: { readonly name: string }): boolean =>
  /radiative forcing included/i.test(name);
