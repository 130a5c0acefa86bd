/** A device of the trial as its plate says. */
export interface TrialDevice {
  serialNumber: string;
  verificationCode: string;
  activationCode: string;
}

/** As many as a small maker has sold, so that a migration over them takes its time. */
const count = 50_000;

export const trialDevices: readonly TrialDevice[] = Array.from({ length: count }, (_, index) => ({
  serialNumber: `T90-${100_000 + index}`,
  verificationCode: `V${String(index % 1000).padStart(3, '0')}`,
  activationCode: `TRIAL-${index}`,
}));

/** The same as the list that the maker's own command takes. */
export function deviceList(): string {
  return [
    'serialNumber,productCode,verificationCode,activationCode',
    ...trialDevices.map((each) => `${each.serialNumber},T90,${each.verificationCode},${each.activationCode}`),
  ].join('\n');
}
