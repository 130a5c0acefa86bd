export { ModelPicker, type ModelPickerProps } from './ModelPicker.tsx';
