export { ProductStage, type ProductStageFit, type ProductStageProps } from './ProductStage.tsx';
