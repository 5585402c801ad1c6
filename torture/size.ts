/** `npm run torture` sets it; `npm run test:all` runs the same tests at the size that fits into two minutes. */
const full = process.env.TORTURE === 'full';

export const sizeOf = (sizes: { readonly quick: number; readonly full: number }): number =>
  full ? sizes.full : sizes.quick;
