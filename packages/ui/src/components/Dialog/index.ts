export { Dialog, type DialogBack, type DialogProps } from './Dialog.tsx';
