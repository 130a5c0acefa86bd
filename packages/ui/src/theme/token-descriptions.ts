import type { ColorTokens } from './grounds.ts';
import type { control, leading, motion, page, radius, stroke, type } from './tokens.ts';

// What each token is for, as design tools show it beside the value.

type Described<Tokens> = Readonly<Record<keyof Tokens, string>>;

export const colorUses: Described<ColorTokens> = {
  ground: 'The page.',
  raised: 'Cards and fields, above the ground.',
  raised2: 'Wells and bars, above what is raised.',
  line: 'Hairlines; the fill of a pressed control.',
  control: 'The border of a control. At least 3:1 on every surface.',
  text: 'Text. At least 4.5:1 on every surface.',
  quiet: 'Text that stands back: units, notes. At least 4.5:1 on every surface.',
  signal: 'The one action of a view, progress, the active step. Never decoration.',
  onSignal: 'Text on signal, signal-hover and signal-pressed.',
  signalHover: 'Signal under the pointer.',
  signalPressed: 'Signal while it is pressed.',
  beam: 'Light: what is highlighted, and selected text.',
  positive: 'Done, available, the best figure of a comparison.',
  caution: 'What must not happen, and what is about to.',
  critical: 'Errors: what failed.',
  focus: 'The ring of the keyboard focus. At least 3:1 on every surface.',
  floatShadow: 'The shadow of what floats above the page: dialogs, menus.',
};

export const typeUses: Described<typeof type> = {
  tXs: 'Captions, units in tables.',
  tSm: 'Notes and labels.',
  tMd: 'Running text.',
  tLg: 'Leads and titles of cards.',
  tXl: 'Titles of sections in running text.',
  dS: 'Headings of sections.',
  dM: 'Headings of pages.',
  dL: 'The headline of a hero.',
  dCode: 'A model code as the picture of its page.',
};

export const pageUses: Described<typeof page> = {
  margin: 'From the edge of the view to the content.',
  gutter: 'Between the columns of the grid.',
  section: 'Between sections.',
  content: 'The greatest width of the content.',
};

export const radiusUses: Described<typeof radius> = {
  plate: 'Corners of plates and tables.',
  control: 'Corners of controls and cards.',
};

export const strokeUses: Described<typeof stroke> = {
  hairline: 'Between rows and around cards.',
  head: 'Below the head of a table, and around a field with an error.',
  active: 'Below the active tab.',
};

export const controlUses: Described<typeof control> = {
  toolbar: 'Height of a control in a toolbar: the smallest touch target.',
  button: 'Height of a button.',
  field: 'Height of a field.',
  padding: 'From the border of a control to its text.',
};

export const breakpointUses = {
  phone: 'Up to here the layout of phones.',
  compact: 'Up to here strips scroll instead of standing side by side.',
} as const;

export const motionUses: Described<typeof motion> = {
  enter: 'What appears.',
  leave: 'What goes.',
  light: 'A change of light under the pointer.',
  carousel: 'One move of the carousel.',
  reveal: 'The beam that shows the product once.',
  easeEnter: 'The curve of what appears.',
  easeLeave: 'The curve of what goes.',
};

export const layerUses = {
  base: 'The page itself.',
  raised: 'What covers its neighbours.',
  sticky: 'What stays in view while its part scrolls.',
  header: 'The header of the site.',
  float: 'Menus and floating buttons.',
  dialog: 'Dialogs that are not in the top layer.',
  toast: 'Short notices, above all else.',
} as const;

export const fontUses = {
  display: 'Model codes and headings.',
  text: 'Running text, in the faces that the system has.',
  mono: 'Commands, checksums, file names.',
} as const;

export const leadingUses: Described<(typeof leading)['latin']> = {
  text: 'Line height of running text.',
  heading: 'Line height of headings.',
};
