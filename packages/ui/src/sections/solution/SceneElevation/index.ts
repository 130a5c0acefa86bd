export { SceneElevation, type SceneElevationProps } from './SceneElevation.tsx';
export type { SceneElevationScene } from './scene.ts';
export type { SceneObject, ScenePoint } from './sceneObjects.ts';
