export { Stepper, type StepperProps, type StepperStep, type StepperTranslations } from './Stepper.tsx';
