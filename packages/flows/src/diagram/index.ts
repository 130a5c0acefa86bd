export { mermaidOf } from './mermaid.ts';
export { childrenOf, labelOf, nodesOf, transitionsOf } from './transitions.ts';
