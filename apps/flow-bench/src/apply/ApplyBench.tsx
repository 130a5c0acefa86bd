import type { ApplyKind } from '@payload/flows/apply';
import { Select } from '@payload/ui/Select';
import { Switch } from '@payload/ui/Switch';
import { useCallback, useState } from 'react';
import { FlowBench } from '../bench/FlowBench.tsx';
import type { BenchTexts } from '../bench/texts.ts';
import { applySetup } from './apply-setup.ts';

interface ApplyBenchProps {
  readonly lead: string;
  readonly texts: BenchTexts;
}

const kinds: readonly ApplyKind[] = ['repair', 'exchange', 'problem', 'activation', 'care'];

/** A form on the bench: of which kind, and whether somebody is signed in, is chosen before it begins. */
export function ApplyBench({ lead, texts }: ApplyBenchProps) {
  const [kind, setKind] = useState<ApplyKind>('repair');
  const [signedIn, setSignedIn] = useState(true);
  const begin = useCallback(() => applySetup(kind, signedIn), [kind, signedIn]);
  return (
    <FlowBench
      begin={begin}
      lead={lead}
      texts={texts}
      settings={
        <>
          <Select
            label="kind"
            value={kind}
            options={kinds.map((each) => ({ value: each, label: each }))}
            onValueChange={(chosen) => setKind(kinds.find((each) => each === chosen) ?? 'repair')}
          />
          <Switch label="signedIn" checked={signedIn} onCheckedChange={setSignedIn} />
        </>
      }
    />
  );
}
