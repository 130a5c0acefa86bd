/** The lamp that looks for a page that is not there, with the beam angle in degrees that the catalogue states. */
export const lamp = { code: 'T90', route: '/product', angle: 11 } as const;
