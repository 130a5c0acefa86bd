export { IndustryWall, type IndustryWallProps } from './IndustryWall.tsx';
