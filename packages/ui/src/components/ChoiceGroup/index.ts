export type { ChoiceGroupProps, ChoiceOption } from './ChoiceGroup.tsx';
export { ChoiceGroup } from './ChoiceGroup.tsx';
