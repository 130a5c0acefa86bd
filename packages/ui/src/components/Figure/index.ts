export { Figure, type FigureProps, type Measure } from './Figure.tsx';
export { type FormatNumberOptions, formatFigure, formatNumber } from './formatNumber.ts';
