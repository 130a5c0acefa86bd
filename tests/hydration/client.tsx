import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../../packages/ui/src/theme/index.ts';
import { type Language, storiesIn } from './stories.tsx';

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Puts a server's HTML into the page and hydrates it; returns what React had to recover from. */
async function hydrateStory(language: Language, name: string, html: string): Promise<string[]> {
  const Story = storiesIn(language).get(name);
  if (!Story) return ['The browser does not know this story.'];
  const troubles: string[] = [];
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  const root = hydrateRoot(
    host,
    <StrictMode>
      <Story />
    </StrictMode>,
    {
      onRecoverableError: (error) => troubles.push(`recovered: ${String(error)}`),
      onUncaughtError: (error) => troubles.push(`uncaught: ${String(error)}`),
    },
  );
  await painted();
  await painted();
  root.unmount();
  host.remove();
  return troubles;
}

declare global {
  interface Window {
    hydrateStory: typeof hydrateStory;
  }
}
window.hydrateStory = hydrateStory;
