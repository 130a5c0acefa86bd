import { FlowBench } from './FlowBench.tsx';
import { StorySession } from './StorySession.tsx';
import type { Bench } from './samples.ts';
import { addressesOf } from './session-story.ts';
import type { BenchTexts } from './texts.ts';

interface BenchStoryProps<Settings> {
  readonly bench: Bench<Settings>;
  readonly code: string;
  readonly settings: NoInfer<Settings>;
  readonly lead: string;
  readonly texts: BenchTexts;
  readonly storyId: string;
}

/** A machine whose settings are not changed on the bench. */
export function BenchStory<Settings>({
  bench,
  code,
  settings,
  lead,
  texts,
  storyId,
}: BenchStoryProps<Settings>) {
  return (
    <StorySession bench={bench} code={code} settings={settings} texts={texts}>
      {(first) => (
        <FlowBench bench={bench} first={first} lead={lead} texts={texts} addressOf={addressesOf(storyId)} />
      )}
    </StorySession>
  );
}
