export { NotFound, type NotFoundProps, type NotFoundTranslations } from './NotFound.tsx';
