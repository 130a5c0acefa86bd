export type { SectionHeadingProps } from './SectionHeading.tsx';
export { SectionHeading } from './SectionHeading.tsx';
