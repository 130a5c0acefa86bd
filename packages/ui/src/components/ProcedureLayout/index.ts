export { ProcedureLayout } from './ProcedureLayout.tsx';
