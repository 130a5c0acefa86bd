/** What Chromatic takes each story's pictures in: the themes, the languages and the widths. */
export const modes = {
  'night, English, 1280': { ground: 'night', language: 'en', viewport: 1280 },
  'night, Chinese, 360': { ground: 'night', language: 'zh', viewport: 360 },
  'sheet, Chinese, 1280': { ground: 'sheet', language: 'zh', viewport: 1280 },
  'sheet, English, 360': { ground: 'sheet', language: 'en', viewport: 360 },
  'dark sheet, English, 768': { ground: 'sheet-dark', language: 'en', viewport: 768 },
} as const;
