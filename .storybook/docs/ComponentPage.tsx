import facts from 'virtual:component-facts';
import { DocsPage, Markdown, Source, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentFacts } from '../facts/component-facts.ts';
import type { Usage } from '../usage.ts';
import { Anatomy } from './Anatomy.tsx';
import { Contract, KeyboardTable } from './Contract.tsx';
import './docs.css';
import { guideOf } from './guide.ts';
import { Pairs } from './Pairs.tsx';
import { PrimaryStory } from './PrimaryStory.tsx';
import { Related, WhereUsed } from './Relations.tsx';
import { States } from './States.tsx';
import { TokensUsed } from './TokensUsed.tsx';
import { TypeTables } from './TypeTables.tsx';

const statuses: Record<string, string> = {
  stable: 'Stable',
  new: 'New: its props may still change',
  base: 'Base of other components: pages use those',
};

function Head({ component }: { component: ComponentFacts }) {
  const { name, title, status, since, bytes, description } = component;
  const [group] = title.split('/');
  return (
    <>
      <h1>{name}</h1>
      <p className="facts-line">
        <span className="status" data-status={status}>
          {statuses[status]}
        </span>
        <span>since {since}</span>
        {bytes && (
          <span>
            {bytes.js} kB script, {bytes.css} kB styles (brotli, without React)
          </span>
        )}
        <span>{group}</span>
      </p>
      <Markdown>{description}</Markdown>
      <Source code={`import { ${component.component} } from '@payload/ui/${name}';`} language="tsx" />
    </>
  );
}

/** One page for every component, in one order; stories that are of no component have Storybook's own. */
export default function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const component = Object.values(facts).find(({ id }) => id === csfFile.meta.id);
  if (!component) return <DocsPage />;
  const usage: Usage | undefined = preparedMeta.parameters['usage'];
  const guide = guideOf(component.name);
  const { anatomy } = guide;
  return (
    <>
      <Head component={component} />
      {usage && (
        <>
          <h2 id="when-to-use">When to use</h2>
          <Markdown>{usage.when}</Markdown>
        </>
      )}
      {anatomy && (
        <>
          <h2 id="anatomy">Anatomy</h2>
          <Anatomy
            height={anatomy.height}
            parts={anatomy.parts}
            storyId={`${component.id}--${anatomy.story ?? 'default'}`}
          />
        </>
      )}
      {guide.pairs && (
        <>
          <h2 id="do-and-dont">Do and don’t</h2>
          <Pairs pairs={guide.pairs} />
        </>
      )}
      <h2 id="props">Props</h2>
      <PrimaryStory floats={guide.floats} />
      <TypeTables />
      <h2 id="states">States on all grounds</h2>
      <States />
      <h2 id="keyboard">Keyboard</h2>
      <KeyboardTable keyboard={usage?.keyboard} />
      <h2 id="accessibility">Accessibility</h2>
      <Contract contract={guide.contract} facts={component} />
      {component.tokens.length > 0 && (
        <>
          <h2 id="tokens">Tokens</h2>
          <TokensUsed tokens={component.tokens} />
        </>
      )}
      <h2 id="where-used">Where it is used</h2>
      <WhereUsed facts={component} />
      <h2 id="related">Related</h2>
      <Related facts={component} guide={guide} />
    </>
  );
}
