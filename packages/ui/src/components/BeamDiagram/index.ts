export type { BeamDiagramProps } from './BeamDiagram.tsx';
export { BeamDiagram } from './BeamDiagram.tsx';
