import { renderToString } from 'react-dom/server';
import { type Language, storiesIn } from './stories.tsx';

/** Each story's HTML as a server sends it, by the story's name. */
export function renderStories(language: Language): [name: string, html: string][] {
  return [...storiesIn(language)].map(([name, Story]) => [name, renderToString(<Story />)]);
}
