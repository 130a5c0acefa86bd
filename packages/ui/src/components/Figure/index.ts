export { Figure, type FigureProps, type Measure } from './Figure.tsx';
export { type FormatNumberOptions, formatFigure, formatNumber, isolated } from './formatNumber.ts';
