import { type UpgradableModel, upgradableModels } from '@payload/serial';
import { FaultSyntaxError, parseFault } from '@payload/serial/simulator';
import { Button } from '@payload/ui/Button';
import { CheckboxGroup } from '@payload/ui/CheckboxGroup';
import { Select } from '@payload/ui/Select';
import { TextField } from '@payload/ui/TextField';
import { type SubmitEvent, useState } from 'react';
import { FlowBench } from '../bench/FlowBench.tsx';
import { StorySession } from '../bench/StorySession.tsx';
import { addressesOf } from '../bench/session-story.ts';
import type { BenchTexts } from '../bench/texts.ts';
import * as styles from './FirmwareUpgradeBench.css.ts';
import { firmwareUpgradeBench, firstWorld, type World } from './firmware-upgrade-setup.ts';
import { type FirmwareUpgradeTexts, faultKinds } from './texts.ts';

interface FirmwareUpgradeBenchProps {
  readonly code: string;
  readonly storyId: string;
  readonly texts: BenchTexts;
  readonly own: FirmwareUpgradeTexts;
  /** The line's speed at first. */
  readonly baudRate: number;
  /** How many times as fast as the real time it runs at first. */
  readonly rate: number;
}

const baudRates = [9600, 115_200, 921_600];
const latencies = [1, 16];
const rates = [0, 1, 10];

/** The upgrade on the bench, with the simulated world it runs in. */
export function FirmwareUpgradeBench({
  code,
  storyId,
  texts,
  own,
  baudRate,
  rate: firstRate,
}: FirmwareUpgradeBenchProps) {
  const [rate, setRate] = useState(firstRate);
  const first: World = { ...firstWorld, baudRate };
  return (
    <StorySession bench={firmwareUpgradeBench} code={code} settings={first} texts={texts}>
      {(session) => (
        <FlowBench
          bench={firmwareUpgradeBench}
          first={session}
          lead={own.lead}
          texts={texts}
          addressOf={addressesOf(storyId)}
          rate={rate}
          onReplayed={() => setRate(0)}
          switchLabels={{ plugged: own.plugged }}
          renderSettings={(world, change) => (
            <WorldFields
              world={world}
              own={own}
              rate={rate}
              onRate={setRate}
              onChange={(part) => change({ ...world, ...part })}
            />
          )}
        />
      )}
    </StorySession>
  );
}

interface WorldFieldsProps {
  readonly world: World;
  readonly own: FirmwareUpgradeTexts;
  readonly rate: number;
  readonly onRate: (rate: number) => void;
  readonly onChange: (part: Partial<World>) => void;
}

/** What the simulated world is like, and how fast its time passes. */
function WorldFields({ world, own, rate, onRate, onChange }: WorldFieldsProps) {
  return (
    <>
      <div className={styles.row}>
        <Select
          label={own.device}
          value={world.model}
          options={upgradableModels.map((model) => ({ value: model, label: model }))}
          onValueChange={(model) => onChange({ model: modelOf(model) })}
        />
        <Select
          label={own.protocol}
          value={String(world.protocol)}
          options={['1', '2'].map((protocol) => ({ value: protocol, label: protocol }))}
          onValueChange={(protocol) => onChange({ protocol: protocol === '1' ? 1 : 2 })}
        />
        <Select
          label={own.baud}
          value={String(world.baudRate)}
          options={baudRates.map((baud) => ({ value: String(baud), label: String(baud) }))}
          onValueChange={(baud) => onChange({ baudRate: Number(baud) })}
        />
        <Select
          label={own.latency}
          value={String(world.latency)}
          options={latencies.map((ms) => ({ value: String(ms), label: `${ms} ms` }))}
          onValueChange={(ms) => onChange({ latency: Number(ms) })}
        />
        <Select
          label={own.time}
          value={String(rate)}
          options={rates.map((each) => ({ value: String(each), label: own.rate(each) }))}
          onValueChange={(each) => onRate(Number(each))}
        />
      </div>
      <Faults faults={world.faults} own={own} onChange={(faults) => onChange({ faults })} />
    </>
  );
}

function modelOf(name: string): UpgradableModel {
  return upgradableModels.find((model) => model === name) ?? 'S3MINI';
}

interface FaultsProps {
  readonly faults: readonly string[];
  readonly own: FirmwareUpgradeTexts;
  readonly onChange: (faults: readonly string[]) => void;
}

/** The faults one by one as switches, and any other as it is written for `npm run simulate`. */
function Faults({ faults, own, onChange }: FaultsProps) {
  const [error, setError] = useState<string | null>(null);
  const known: readonly string[] = faultKinds;
  const written = faults.filter((fault) => !known.includes(fault));
  const take = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('faults');
    const given = (typeof text === 'string' ? text : '').split(/[\s,，]+/).filter((part) => part !== '');
    try {
      given.forEach(parseFault);
      setError(null);
      onChange([...faults.filter((fault) => known.includes(fault)), ...given]);
    } catch (problem) {
      if (!(problem instanceof FaultSyntaxError)) throw problem;
      setError(problem.message);
    }
  };
  return (
    <>
      <CheckboxGroup
        variant="cards"
        label={own.faults}
        help={own.faultsHelp}
        value={faults.filter((fault) => known.includes(fault))}
        options={faultKinds.map((fault) => ({ value: fault, label: fault, help: own.faultTexts[fault] }))}
        onValueChange={(chosen) => onChange([...chosen, ...written])}
      />
      <form className={styles.more} onSubmit={take}>
        <TextField
          name="faults"
          label={own.more}
          help="flip@2048/reply, drop:3@60%, delay:900@verify"
          defaultValue={written.join(', ')}
          error={error ?? undefined}
        />
        <Button type="submit" size="toolbar">
          {own.apply}
        </Button>
      </form>
    </>
  );
}
