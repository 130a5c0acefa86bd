/** Sample numbers until the owner gives real ones; nobody is reached by them. */
export const phones = {
  preSales: { text: '+86 000 0000 0000', href: 'tel:+8600000000000' },
  support: { text: '+86 000 0000 0001', href: 'tel:+8600000000001' },
  americas: { text: '+1 000 000 0000', href: 'tel:+10000000000' },
};
