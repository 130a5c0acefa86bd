export { signOutMachine } from './machine.ts';
