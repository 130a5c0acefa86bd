export {
  type ToastMessage,
  ToastRegion,
  type ToastRegionProps,
  type ToastTranslations,
} from './ToastRegion.tsx';
