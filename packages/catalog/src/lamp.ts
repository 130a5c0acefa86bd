/**
 * The lamp that looks for a page that is not there. Its beam angle in degrees stands here and not among its figures, because
 * that page comes without the catalogue.
 */
export const lamp = { code: 'T90', route: '/product', angle: 11 } as const;
