import { create, type ThemeVars } from 'storybook/theming';
import { grounds } from '../packages/ui/src/theme/grounds.ts';
import { control, fontFamily, radius } from '../packages/ui/src/theme/tokens.ts';

/** Storybook's own frame in the colours of the house: paper by day, dark paper where the system prefers dark. */
function themeOn(ground: 'paper' | 'darkPaper'): ThemeVars {
  const colors = grounds[ground];
  return create({
    base: ground === 'paper' ? 'light' : 'dark',
    brandTitle: 'Payload design system',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fontFamily.textLatin,
    fontCode: fontFamily.mono,
    colorPrimary: colors.signal,
    // Links of docs on the ground, and what is chosen in the sidebar, white on a darker shade of it: both above 4.5:1.
    colorSecondary: ground === 'paper' ? colors.signal : colors.signalPressed,
    appBg: colors.raised,
    appContentBg: colors.ground,
    appPreviewBg: colors.ground,
    appHoverBg: colors.raised2,
    appBorderColor: colors.line,
    appBorderRadius: radius.plate,
    textColor: colors.text,
    textInverseColor: colors.ground,
    textMutedColor: colors.quiet,
    barTextColor: colors.quiet,
    barHoverColor: colors.text,
    barSelectedColor: colors.signal,
    barBg: colors.raised,
    buttonBg: colors.raised2,
    buttonBorder: colors.control,
    booleanBg: colors.raised2,
    booleanSelectedBg: colors.raised,
    inputBg: colors.raised,
    inputBorder: colors.control,
    inputTextColor: colors.text,
    inputBorderRadius: radius.control,
    gridCellSize: control.padding,
  });
}

/** The frame's theme for the scheme that the system prefers. */
export const houseTheme = themeOn(
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'darkPaper' : 'paper',
);
