/** The pictures a logo may be, by its content; none of them can carry a script. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export type LogoType = (typeof logoTypes)[number];
