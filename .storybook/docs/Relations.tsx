import { Fragment } from 'react';
import type { ComponentFacts } from '../facts/component-facts.ts';
import { ComponentLink, DocLink } from './DocLink.tsx';
import { decisions, decisionsOn } from './decisions.ts';
import type { Guide } from './guide.ts';

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <ComponentLink name={name} />
    </Fragment>
  ));
}

/** Where a component is shown: by the addresses of the site, and in other components. */
export function WhereUsed({ facts }: { facts: ComponentFacts }) {
  const { pages, isEverywhere, partOf } = facts;
  return (
    <ul>
      {isEverywhere && <li>On every page of the site, in its frame.</li>}
      {pages.length > 0 && (
        <li>
          On the site’s pages:{' '}
          {pages.map((path, index) => (
            <Fragment key={path}>
              {index > 0 && ', '}
              <code>{path}</code>
            </Fragment>
          ))}
        </li>
      )}
      {partOf.length > 0 && (
        <li>
          In components: <Names names={partOf} />
        </li>
      )}
    </ul>
  );
}

/** What else may be meant, what it is made of, and the decisions behind it. */
export function Related({ facts, guide }: { facts: ComponentFacts; guide: Guide }) {
  const named = new Set([...decisionsOn(facts.name).map(({ number }) => number), ...(guide.decisions ?? [])]);
  const behind = decisions.filter(({ number }) => named.has(number));
  return (
    <ul>
      {guide.related?.map(([name, when]) => (
        <li key={name}>
          <ComponentLink name={name} />: {when}
        </li>
      ))}
      {facts.uses.length > 0 && (
        <li>
          Made of <Names names={facts.uses} />
        </li>
      )}
      {behind.map(({ number, title }) => (
        <li key={number}>
          Decision{' '}
          <DocLink to={`introduction-decisions--docs#decision-${number}`}>{`${number}: ${title}`}</DocLink>
        </li>
      ))}
    </ul>
  );
}
