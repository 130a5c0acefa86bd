export { ScriptNotice } from './ScriptNotice.tsx';
