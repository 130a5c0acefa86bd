import type { HomeInfo, ProductSummary } from '../contract/index.ts';

/** Replies that keep the contract. */
export const megaphone: ProductSummary = {
  resOrder: 1,
  resRoute: '/product/H1T',
  resUrl: 'night/H1T.webp',
  resTitle: 'H1T megaphone',
  code: 'H1T',
  type: 'megaphone',
  route: '/product',
  num: [1, 2],
  title: 'H1T megaphone',
  line: 'A voice from above',
  figures: [
    { key: 'max_spl_db_1m', label: 'Loudness', sample: false, kind: 'figure', value: 114, unit: 'dB' },
    { key: 'temp_c', label: 'Temperature', sample: true, kind: 'range', from: -20, to: 50, unit: '°C' },
    { key: 'size_mm', label: 'Size', sample: true, kind: 'size', lengths: [82, 68, 54], unit: 'mm' },
    { key: 'broadcast_modes', label: 'Modes', sample: true, kind: 'text', text: 'live voice, loop' },
    { key: 'battery_life_h', label: 'Battery', sample: true, kind: 'none' },
  ],
  keyFigure: null,
  aircraft: ['M3E', 'M4E'],
};

export const home: HomeInfo = {
  home_product_category: [
    {
      resOrder: 1,
      resRoute: 'megaphone',
      resUrl: 'night/H1T.webp',
      resTitle: 'Megaphones',
      count: 8,
      range: '110–130 dB',
    },
  ],
  home_device_product: [
    {
      resOrder: 1,
      resRoute: 'm400',
      resUrl: 'aircraft/M400.webp',
      resTitle: 'M400',
      code: 'M400',
      name: 'Matrice 400',
      payloads: 9,
      payloadG: 6000,
      plan: 'm400',
    },
  ],
  home_product_compare: [
    {
      resOrder: 1,
      resRoute: 'megaphone',
      resUrl: 'night/H1T.webp',
      resTitle: 'Megaphones',
      measure: 'Loudness',
      bars: [{ code: 'H1T', value: 114, unit: 'dB' }],
    },
  ],
  home_hot_product: [
    {
      resOrder: 1,
      resRoute: 'details?#product?#T90',
      resUrl: 'night/T90.webp',
      resTitle: 'T90',
      code: 'T90',
      line: 'Daylight',
      figure: { value: 13000, unit: 'lm' },
    },
  ],
};
