/** What is printed on a device's label before its two numbers, the same on every market's. */
export const labelMarks = { serial: 'SN', verification: 'VC' } as const;
