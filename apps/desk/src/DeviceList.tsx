import { deviceListMax, type ListOutcome, textOfFile } from '@payload/api/contract';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { List } from '@payload/ui/List';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { TextField } from '@payload/ui/TextField';
import { isSessionExpired } from '@payload/web/session/is-session-expired.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deskCalls } from './desk-calls.ts';

/** A list as far as it has come. */
type State =
  | { at: 'none' | 'reading' | 'tooLarge' | 'notText' | 'importFailed' }
  | { at: 'read' | 'taking'; name: string; list: string; outcome: ListOutcome }
  | { at: 'taken'; outcome: ListOutcome };

/** Faults shown at once: who mixed up two columns need not see thousands of the same. */
const mostFaults = 50;

/** Takes the maker's list of devices in, after it was shown what would come of it. */
export function DeviceList({ onSessionExpired }: { onSessionExpired: () => void }) {
  const { t } = useTranslation('desk');
  const [state, setState] = useState<State>({ at: 'none' });
  const ask = async (list: string, mode: 'preview' | 'take') => {
    try {
      return await deskCalls.list(list, mode);
    } catch (error) {
      if (isSessionExpired(error)) onSessionExpired();
      else setState({ at: 'importFailed' });
      return null;
    }
  };
  const read = async (file: File) => {
    setState({ at: 'reading' });
    const list = textOfFile(new Uint8Array(await file.arrayBuffer()));
    if (list === null) return setState({ at: 'notText' });
    if (list.length > deviceListMax) return setState({ at: 'tooLarge' });
    const outcome = await ask(list, 'preview');
    if (outcome) setState({ at: 'read', name: file.name, list, outcome });
  };
  const take = async (list: string, before: State) => {
    if (before.at === 'read') setState({ ...before, at: 'taking' });
    const outcome = await ask(list, 'take');
    if (outcome) setState({ at: 'taken', outcome });
  };
  const isFault = state.at === 'tooLarge' || state.at === 'notText' || state.at === 'importFailed';
  return (
    <Stack as="section" gap={16} align="start">
      <SectionHeading level={2} size="xs" title={t('devices.importTitle')} lead={t('devices.importText')} />
      {isFault && (
        <Banner
          tone="critical"
          toneLabel={t('gate.critical')}
          live="assertive"
          title={t(`devices.${state.at}`)}
        />
      )}
      {'name' in state && (
        <Banner
          tone={state.outcome.faults.length > 0 ? 'critical' : 'info'}
          toneLabel={t('gate.caution')}
          live="polite"
          title={
            state.outcome.faults.length > 0
              ? t('devices.faults', { count: state.outcome.faults.length })
              : t('devices.preview', { file: state.name, ...state.outcome })
          }
        >
          {state.outcome.faults.length > 0 && (
            <List
              items={state.outcome.faults.slice(0, mostFaults).map(({ line, text }) => ({
                key: `${line} ${text}`,
                content: t('devices.fault', { line, text }),
              }))}
            />
          )}
        </Banner>
      )}
      {state.at === 'taken' && (
        <Banner
          tone="positive"
          toneLabel={t('done')}
          live="polite"
          title={t('devices.taken', { added: state.outcome.added })}
        />
      )}
      <TextField
        // The system's own field: the button of the serial port page would part its script in two.
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        label={t(state.at === 'reading' ? 'devices.reading' : 'devices.choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void read(file);
        }}
      />
      <Actions gap="close" onPhone="fill">
        {'name' in state && state.outcome.faults.length === 0 && state.outcome.added > 0 && (
          <Button
            variant="signal"
            loading={state.at === 'taking'}
            onClick={() => void take(state.list, state)}
          >
            {t(state.at === 'taking' ? 'devices.taking' : 'devices.take')}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}
