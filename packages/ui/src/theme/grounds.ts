import { palette } from './palette.ts';

// The colours by role, apart from the other tokens: a component that takes a width from those must not bring the palette
// along. Colours are sRGB hex.

const { amber, green, orange, red, steel, straw } = palette;

/** Colours of one ground. Names say the role, never the hue. */
export type ColorTokens = Record<
  | 'ground'
  | 'raised'
  | 'raised2'
  | 'line'
  | 'control'
  | 'text'
  | 'quiet'
  | 'signal'
  | 'onSignal'
  | 'signalHover'
  | 'signalPressed'
  | 'beam'
  | 'positive'
  | 'caution'
  | 'critical'
  | 'focus'
  | 'floatShadow',
  string
>;

const night = {
  ground: steel[1000],
  raised: steel[950],
  raised2: steel[900],
  line: steel[840],
  control: steel[600],
  text: steel[100],
  quiet: steel[400],
  signal: orange[400],
  onSignal: steel[990],
  signalHover: orange[300],
  signalPressed: orange[500],
  beam: straw[100],
  positive: green[350],
  caution: amber[350],
  critical: red[400],
  focus: straw[100],
  floatShadow: '0 24px 72px #000',
} as const satisfies ColorTokens;

const paper = {
  ground: steel[50],
  raised: steel[0],
  raised2: steel[110],
  line: steel[200],
  control: steel[520],
  text: steel[970],
  quiet: steel[700],
  signal: orange[600],
  onSignal: steel[0],
  signalHover: orange[700],
  signalPressed: orange[800],
  beam: straw[700],
  positive: green[700],
  caution: amber[700],
  critical: red[700],
  focus: orange[600],
  floatShadow: '0 24px 72px rgb(12 18 22 / 0.24)',
} as const satisfies ColorTokens;

const darkPaper = {
  ground: steel[940],
  raised: steel[890],
  raised2: steel[850],
  line: steel[800],
  control: steel[540],
  text: steel[120],
  quiet: steel[380],
  signal: orange[350],
  onSignal: steel[990],
  signalHover: orange[300],
  signalPressed: orange[500],
  beam: straw[150],
  positive: green[300],
  caution: amber[300],
  critical: red[300],
  focus: orange[350],
  floatShadow: '0 24px 72px #000',
} as const satisfies ColorTokens;

/** The three grounds: night, the sheet on paper, the sheet on dark paper. */
export const grounds = { night, paper, darkPaper };
