import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { Grounds } from './Grounds.tsx';
import { useGlobals } from './useGlobals.ts';

const widths = [
  [0, 'as wide as its column'],
  [320, '320 px'],
  [390, '390 px'],
  [768, '768 px'],
  [1280, '1280 px'],
] as const;

/** The stories of a component, one at a time on all grounds and in both languages, with its code. */
export function States() {
  const stories = useContext(DocsContext).componentStories();
  const globals = useGlobals();
  const [chosen, setChosen] = useState(stories[0]?.id);
  const [width, setWidth] = useState(0);
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
        <label>
          Width of each view{' '}
          <select onChange={(event) => setWidth(Number(event.target.value))} value={width}>
            {widths.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>{' '}
        <a href={`?path=/story/${story.id}`} rel="noreferrer" target="_blank">
          Open {story.name} alone
        </a>
      </p>
      <Grounds globals={globals} storyId={story.id} width={width || null} />
      <details>
        <summary>Show code of {story.name}</summary>
        <Source key={story.id} of={story.moduleExport} />
      </details>
    </>
  );
}
