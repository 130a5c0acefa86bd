export { SearchDialog, type SearchDialogProps, type SearchDialogTranslations } from './SearchDialog.tsx';
