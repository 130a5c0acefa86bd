export { builtPages, type Language, languages } from '../pages/built.ts';
