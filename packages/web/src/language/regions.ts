/** Names of the regions as staff read them, and keys of those that customers read; the three have support of their own. */
export const regions = [
  ['China', 'china'],
  ['Americas', 'americas'],
  ['Others', 'others'],
] as const;
