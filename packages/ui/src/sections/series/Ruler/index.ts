export type { RulerItem, RulerProps } from './Ruler.tsx';
export { Ruler } from './Ruler.tsx';
