export { ConsultButton, type ConsultButtonProps, type ConsultTranslations } from './ConsultButton.tsx';
