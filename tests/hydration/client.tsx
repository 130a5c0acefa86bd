import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import '../../packages/ui/src/theme/index.ts';
import { type Language, languages, storiesIn } from './stories.tsx';

// Once: to put all stories together takes longer than to hydrate one.
const stories = new Map(languages.map((language) => [language, storiesIn(language)]));

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Tells that what stands in it has been hydrated. Around it, not beside it: a sibling changes the ids that React gives. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Puts a server's HTML into the page and hydrates it; returns what React had to recover from. */
async function hydrateStory(language: Language, name: string, html: string): Promise<string[]> {
  const Story = stories.get(language)?.get(name);
  if (!Story) return ['The browser does not know this story.'];
  const troubles: string[] = [];
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  const root = await new Promise<Root>((resolve) => {
    const tell = () => resolve(begun);
    const begun = hydrateRoot(
      host,
      <StrictMode>
        <Hydrated onHydrated={tell}>
          <Story />
        </Hydrated>
      </StrictMode>,
      {
        onRecoverableError: (error) => troubles.push(`recovered: ${String(error)}`),
        onUncaughtError: (error) => {
          troubles.push(`uncaught: ${String(error)}`);
          tell();
        },
      },
    );
  });
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
