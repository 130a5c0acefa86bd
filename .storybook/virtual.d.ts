declare module 'virtual:component-facts' {
  import type { ComponentFacts } from './facts/component-facts.ts';

  const facts: Record<string, ComponentFacts>;
  export default facts;
}
