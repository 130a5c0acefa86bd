export { PhoneLine, type PhoneLineProps } from './PhoneLine.tsx';
