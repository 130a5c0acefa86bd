import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { Grounds } from './Grounds.ts';
import { useGlobals } from './useGlobals.ts';
import { WidthChoice } from './WidthChoice.ts';

/** The stories of a component, one at a time on all grounds and in both languages, with its code. */
export function States() {
  const stories = useContext(DocsContext).componentStories();
  const globals = useGlobals();
  const [chosen, setChosen] = useState(stories[0]?.id);
  const [width, setWidth] = useState<number | null>(null);
  const story = stories.find(({ id }) => id === chosen) ?? stories[0];
  if (!story) return null;
  return (
    <>
      <ul className="states">
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <button aria-pressed={id === story.id} onClick={() => setChosen(id)} type="button">
              {name}
            </button>{' '}
            {parameters['docs']?.description?.story}
          </li>
        ))}
      </ul>
      <p>
        <WidthChoice onChange={setWidth} width={width} />{' '}
        <a href={`./?path=/story/${story.id}`} rel="noreferrer" target="_blank">
          Open {story.name} alone
        </a>
      </p>
      <Grounds globals={globals} storyId={story.id} width={width} />
      <details>
        <summary>Show code of {story.name}</summary>
        <Source key={story.id} of={story.moduleExport} />
      </details>
    </>
  );
}
