/**
 * The primitive colours, by hue and step: what the roles of a ground (`tokens.ts`) are aliases of. A greater step is
 * darker. Components never use them; a colour that no role takes has no place here.
 */
export const palette = {
  steel: {
    0: '#FFFFFF',
    50: '#F6F8F8',
    100: '#EEF3F4',
    110: '#EBEFF0',
    120: '#E9EFF0',
    200: '#D3DBDE',
    380: '#9DADB5',
    400: '#93A3AC',
    520: '#77868D',
    540: '#74858F',
    600: '#62727D',
    700: '#52606A',
    800: '#313D44',
    840: '#24303A',
    850: '#242D32',
    890: '#1A2125',
    900: '#182127',
    940: '#12171A',
    950: '#0F1519',
    970: '#0C1216',
    990: '#0A0C0E',
    1000: '#07090C',
  },
  orange: {
    300: '#FF8A57',
    350: '#FF7A40',
    400: '#FF6A2B',
    500: '#E4571A',
    600: '#BC3D0A',
    700: '#A23308',
    800: '#872A06',
  },
  straw: { 100: '#FFE7A3', 150: '#F5DA93', 700: '#7A5B00' },
  amber: { 300: '#FFC860', 350: '#FFC247', 700: '#8A5A00' },
  green: { 300: '#55DDA0', 350: '#4ADE9C', 700: '#0B7A4B' },
  red: { 300: '#FF8075', 400: '#FF6B5E', 700: '#B42318' },
} as const;
