import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { TypeTables } from './TypeTables.tsx';

/** The docs page of a component: Storybook's own, and the tables of types that its props are made of. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories />
      <TypeTables />
    </>
  );
}
