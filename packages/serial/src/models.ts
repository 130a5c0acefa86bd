/** Model names, as devices and firmware files bear them, of what can be upgraded. */
export const upgradableModels = ['S3MINI', 'AD2'] as const;

export type UpgradableModel = (typeof upgradableModels)[number];
