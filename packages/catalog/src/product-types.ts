/** The seven types as addresses and calls spell them, in the order of the main menu. */
export const productTypes = [
  'megaphone',
  'searchlight',
  'thrower',
  'flashinglight',
  'integratedmachine',
  'displayEquipment',
  'loadbracket',
] as const;

export type ProductType = (typeof productTypes)[number];
