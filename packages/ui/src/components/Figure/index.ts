export { type FormatNumberOptions, formatFigure, formatNumber, isolated } from '@payload/measure/figure';
export { Figure, type FigureProps, type Measure } from './Figure.tsx';
