import { applyKinds } from '@payload/flows/apply';
import { Select } from '@payload/ui/Select';
import { Switch } from '@payload/ui/Switch';
import { FlowBench } from '../bench/FlowBench.tsx';
import { StorySession } from '../bench/StorySession.tsx';
import { addressesOf } from '../bench/session-story.ts';
import type { BenchTexts } from '../bench/texts.ts';
import { type ApplySettings, applyBench } from './apply-setup.ts';

interface ApplyBenchProps {
  readonly code: string;
  readonly lead: string;
  readonly texts: BenchTexts;
  readonly storyId: string;
}

const first: ApplySettings = { kind: 'repair', signedIn: true };

/** A form on the bench: of which kind, and whether someone is signed in, is chosen before it begins. */
export function ApplyBench({ code, lead, texts, storyId }: ApplyBenchProps) {
  return (
    <StorySession bench={applyBench} code={code} settings={first} texts={texts}>
      {(session) => (
        <FlowBench
          bench={applyBench}
          first={session}
          lead={lead}
          texts={texts}
          addressOf={addressesOf(storyId)}
          renderSettings={(settings, change) => (
            <>
              <Select
                label="kind"
                value={settings.kind}
                options={applyKinds.map((each) => ({ value: each, label: each }))}
                onValueChange={(chosen) =>
                  change({ ...settings, kind: applyKinds.find((each) => each === chosen) ?? 'repair' })
                }
              />
              <Switch
                label="signedIn"
                checked={settings.signedIn}
                onCheckedChange={(signedIn) => change({ ...settings, signedIn })}
              />
            </>
          )}
        />
      )}
    </StorySession>
  );
}
