import { isBroken, isWriting } from '@payload/flows/firmware-upgrade';
import { ProcedureLayout } from '@payload/ui/sections/port/ProcedureLayout';
import { failureTitle } from '@payload/view-models/port/failure-texts.ts';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { lazyModule } from '@payload/web/rendering/lazy-module.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseFile } from './ChooseFile.tsx';
import { Complete } from './Complete.tsx';
import { Failed } from './Failed.tsx';
import { CheckingFile, ConfirmOlder, FileReady, Installed } from './FileReady.tsx';
import { IsRehearsal } from './RehearsalNote.tsx';
import { SelectPort } from './SelectPort.tsx';
import { Sending } from './Sending.tsx';
import { Stopped } from './Stopped.tsx';
import type { StepProps } from './step-props.ts';
import { Unproven } from './Unproven.tsx';
import { useFocusOnStep } from './useFocusOnStep.ts';
import { useRailTexts } from './useRailTexts.ts';
import { Connecting, DeviceFound } from './Waiting.tsx';

/** Fetched with the first line: nothing is to be logged before someone connects. */
const portLog = lazyModule(() => import('./PortLog.tsx'));
/** Nobody needs it before there is a device. */
const deviceAtPort = lazyModule(() => import('./DeviceAtPort.tsx'), ['lamp']);

type PortViewProps = StepProps & {
  /** Stands with what has to be known before anything is connected. */
  children?: ReactNode;
};

/** What the column shows in each state of the machine. */
function Step({ children, ...props }: PortViewProps) {
  const { snapshot } = props.view;
  if (isBroken(snapshot)) return <Failed {...props} />;
  if (snapshot.matches('selectingPort')) return <SelectPort {...props}>{children}</SelectPort>;
  if (snapshot.matches('complete')) return <Complete {...props} />;
  if (snapshot.matches('unproven')) return <Unproven {...props} />;
  if (isWriting(snapshot) || snapshot.matches({ connected: 'checking' })) return <Sending {...props} />;
  if (snapshot.matches({ connected: 'stopped' })) return <Stopped {...props} />;
  if (snapshot.matches({ connected: 'deviceFound' })) return <DeviceFound {...props} />;
  if (snapshot.matches({ connected: 'choosingFile' })) return <ChooseFile {...props} />;
  if (snapshot.matches({ connected: 'readingFile' })) return <CheckingFile />;
  if (snapshot.matches({ connected: 'confirming' })) return <ConfirmOlder {...props} />;
  if (snapshot.matches({ connected: 'installed' })) return <Installed {...props} />;
  if (snapshot.matches({ connected: 'ready' })) return <FileReady {...props} />;
  return <Connecting {...props} />;
}

/** The page for one moment of an upgrade: the rail of nine steps, the one act that is next, and the log. */
export function PortView({ upgrade, view, language, children }: PortViewProps) {
  const { t } = useTranslation(['port', 'messages']);
  const rail = useRailTexts();
  const { snapshot, log } = view;
  const { step, info, failure } = snapshot.context;
  const column = useFocusOnStep(JSON.stringify(snapshot.value));
  const isDone = snapshot.matches('complete');
  const failed = isBroken(snapshot);
  const place = rail.translations.position(step, rail.steps.length, failed);
  const name = failed && failure ? failureTitle(failure, t) : rail.steps[step - 1];
  return (
    <ProcedureLayout
      rail={{ ...rail, current: isDone ? rail.steps.length : step - 1, failed }}
      announcement={t('rail.announcement', { place, name })}
      log={
        log.length > 0 && (
          <LazyPart of={portLog} language={language}>
            {({ PortLog }) => <PortLog log={log} isRehearsal={upgrade.isRehearsal} />}
          </LazyPart>
        )
      }
      columnRef={column}
      beside={
        info && (
          <LazyPart of={deviceAtPort} language={language}>
            {({ DeviceAtPort }) => <DeviceAtPort snapshot={snapshot} />}
          </LazyPart>
        )
      }
    >
      <IsRehearsal value={upgrade.isRehearsal}>
        <Step upgrade={upgrade} view={view} language={language}>
          {children}
        </Step>
      </IsRehearsal>
    </ProcedureLayout>
  );
}
