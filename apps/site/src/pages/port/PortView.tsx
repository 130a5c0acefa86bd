import { Section } from '@payload/ui/Section';
import { StepRail } from '@payload/ui/StepRail';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isBroken, isWriting } from '../../serial/upgrade.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { Complete } from './Complete.tsx';
import { Failed } from './Failed.tsx';
import { CheckingFile, ConfirmOlder, FileReady } from './FileReady.tsx';
import { failureTitle } from './failure-texts.ts';
import { PortLog } from './PortLog.tsx';
import * as styles from './PortPage.css.ts';
import { RehearsalBanner } from './RehearsalBanner.tsx';
import { SelectPort } from './SelectPort.tsx';
import { Sending } from './Sending.tsx';
import type { StepProps } from './step-props.ts';
import { useFocusOnStep } from './useFocusOnStep.ts';
import { useRailTexts } from './useRailTexts.ts';
import { Connecting, DeviceFound } from './Waiting.tsx';

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
  if (isWriting(snapshot)) return <Sending {...props} />;
  if (snapshot.matches({ connected: 'deviceFound' })) return <DeviceFound {...props} />;
  if (snapshot.matches({ connected: 'choosingFile' })) return <ChooseFile {...props} />;
  if (snapshot.matches({ connected: 'readingFile' })) return <CheckingFile {...props} />;
  if (snapshot.matches({ connected: 'confirming' })) return <ConfirmOlder {...props} />;
  if (snapshot.matches({ connected: 'ready' })) return <FileReady {...props} />;
  return <Connecting {...props} />;
}

/** The page for one moment of an upgrade: the rail of nine steps, the one act that is next, and the log. */
export function PortView({ upgrade, view, language, children }: PortViewProps) {
  const { t } = useTranslation(['port', 'messages']);
  const rail = useRailTexts();
  const { snapshot, step, log } = view;
  const column = useFocusOnStep(JSON.stringify(snapshot.value));
  const isDone = snapshot.matches('complete');
  const failed = isBroken(snapshot);
  const place = rail.translations.position(step, rail.steps.length, failed);
  const { failure } = snapshot.context;
  const name = failed && failure ? failureTitle(failure, t) : rail.steps[step - 1];
  return (
    <Section as="div" space="none" className={styles.page}>
      <div className={styles.columns}>
        <StepRail {...rail} current={isDone ? rail.steps.length : step - 1} failed={failed} />
        <div ref={column} className={styles.main}>
          <VisuallyHidden as="output">{t('rail.announcement', { place, name })}</VisuallyHidden>
          {upgrade.isRehearsal && <RehearsalBanner />}
          <Step upgrade={upgrade} view={view} language={language}>
            {children}
          </Step>
          {log.length > 0 && <PortLog log={log} isRehearsal={upgrade.isRehearsal} />}
        </div>
      </div>
    </Section>
  );
}
