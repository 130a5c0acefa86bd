import facts from 'virtual:component-facts';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A link to another page of this Storybook, which the frame follows without loading itself again. */
export function DocLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AnchorMdx href={`?path=/docs/${to}`} target="_self">
      {children}
    </AnchorMdx>
  );
}

/** A component by its name, with the way to its page. */
export function ComponentLink({ name }: { name: string }) {
  const id = facts[name]?.id;
  return id ? <DocLink to={`${id}--docs`}>{name}</DocLink> : <>{name}</>;
}
