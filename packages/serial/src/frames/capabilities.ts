/** Bits of `DeviceInfo.caps`. Every device takes YMODEM-1K. */
export const windowedCapability = 0b10;
