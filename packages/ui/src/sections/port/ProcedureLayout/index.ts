export { ProcedureLayout, type ProcedureLayoutProps } from './ProcedureLayout.tsx';
