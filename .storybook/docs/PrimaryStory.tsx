import { Canvas, Controls, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { buildArgsParam } from 'storybook/internal/router';
import { frameAddress } from './frames.ts';
import { StoryFrame } from './StoryFrame.ts';
import { useGlobals } from './useGlobals.ts';

type Args = Record<string, unknown>;

/** A story in a page of its own, which starts over with each change of its args. */
function FramedStory({ storyId, initialArgs }: { storyId: string; initialArgs: Args }) {
  const { channel } = useContext(DocsContext);
  const globals = useGlobals();
  const [args, setArgs] = useState(initialArgs);
  useEffect(() => {
    const change = (told: { storyId: string; args: Args }) => {
      if (told.storyId === storyId) setArgs(told.args);
    };
    channel.on(STORY_ARGS_UPDATED, change);
    return () => channel.off(STORY_ARGS_UPDATED, change);
  }, [channel, storyId]);
  return (
    <StoryFrame
      className="framed-story"
      src={frameAddress(storyId, globals, buildArgsParam(initialArgs, args) ?? '')}
      title={storyId}
    />
  );
}

/** The story whose args are the controls: the one called Playground, or the first. */
export function PrimaryStory({ floats = false }: { floats?: boolean | undefined }) {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const story = stories.find(({ name }) => name === 'Playground') ?? stories[0];
  if (!story) return null;
  return (
    <>
      {floats ? (
        <FramedStory initialArgs={story.initialArgs} storyId={story.id} />
      ) : (
        <Canvas of={story.moduleExport} />
      )}
      <Controls of={story.moduleExport} />
    </>
  );
}
