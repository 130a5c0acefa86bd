import { type RehearsalFault, rehearsalFaults } from '@payload/flows/firmware-upgrade';
import { upgradableModels } from '@payload/serial';
import { Stack } from '@payload/ui/Stack';
import { Switch } from '@payload/ui/Switch';
import { rehearse } from '@payload/upgrade/upgrade-tab.ts';
import { deviceName } from '@payload/view-models/port/devices.ts';
import { prepareTexts } from '@payload/web/language/i18n.ts';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { lazyModule } from '@payload/web/rendering/lazy-module.ts';
import { useTranslation } from 'react-i18next';
import type { StepProps } from './step-props.ts';
import { useRehearsal } from './useUpgrade.ts';

// As the simulated device itself, not there before a rehearsal asks for it. It imports nothing of the upgrade's, which
// would be cut into files of its own.
const fields = lazyModule(() => import('./RehearsalFields.tsx'), ['rehearsal']);

/** What a rehearsal begins with. */
const usual = { model: upgradableModels[0], fault: 'none' } as const;

/** Turns the rehearsal on, and says with which device and which fault. */
export function RehearsalChoices({ language }: Pick<StepProps, 'language'>) {
  const { t } = useTranslation('port');
  const rehearsal = useRehearsal();
  /** Whoever comes near the switch may press it, and goes on by Tab to the fields at once. */
  const prefetch = () =>
    void Promise.all([fields.load(), prepareTexts(language, fields.texts)]).catch(() => {});
  return (
    <Stack as="section" aria-label={t('rehearsal.name')} onFocus={prefetch} onPointerEnter={prefetch}>
      <Switch
        label={t('rehearsal.switch')}
        help={t('rehearsal.switchHelp')}
        checked={rehearsal !== null}
        onCheckedChange={(isOn) => rehearse(isOn ? usual : null)}
      />
      {rehearsal && (
        <LazyPart of={fields} language={language}>
          {({ RehearsalFields }) => (
            <RehearsalFields
              model={{
                options: upgradableModels.map((model) => ({ value: model, label: deviceName(model) })),
                value: rehearsal.model,
                onValueChange: (value) => {
                  const model = upgradableModels.find((each) => each === value);
                  if (model) rehearse({ ...rehearsal, model });
                },
              }}
              fault={{
                values: rehearsalFaults,
                value: rehearsal.fault,
                onValueChange: (value) => {
                  const fault = rehearsalFaults.find((each: RehearsalFault) => each === value);
                  if (fault) rehearse({ ...rehearsal, fault });
                },
              }}
            />
          )}
        </LazyPart>
      )}
    </Stack>
  );
}
