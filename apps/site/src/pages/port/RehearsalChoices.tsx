import { type RehearsalFault, rehearsalFaults } from '@payload/flows/firmware-upgrade';
import { upgradableModels } from '@payload/serial';
import { Stack } from '@payload/ui/Stack';
import { Switch } from '@payload/ui/Switch';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceName } from '../../features/upgrade/devices.ts';
import { rehearse } from '../../features/upgrade/upgrade-tab.ts';
import { useRehearsal } from './useUpgrade.ts';

// As the simulated device itself, not there before a rehearsal asks for it. It imports nothing of the upgrade's, which
// would be cut into files of its own.
const loadFields = () => import('./RehearsalFields.tsx');
const RehearsalFields = lazy(async () => ({ default: (await loadFields()).RehearsalFields }));

/** Whoever comes near the switch may press it, and goes on by Tab to the fields at once. */
const prefetchFields = () => void loadFields().catch(() => {});

/** What a rehearsal begins with. */
const usual = { model: upgradableModels[0], fault: 'none' } as const;

/** Turns the rehearsal on, and says with which device and which fault. */
export function RehearsalChoices() {
  const { t } = useTranslation('port');
  const rehearsal = useRehearsal();
  return (
    <Stack
      as="section"
      aria-label={t('rehearsal.name')}
      onFocus={prefetchFields}
      onPointerEnter={prefetchFields}
    >
      <Switch
        label={t('rehearsal.switch')}
        help={t('rehearsal.switchHelp')}
        checked={rehearsal !== null}
        onCheckedChange={(isOn) => rehearse(isOn ? usual : null)}
      />
      {rehearsal && (
        <Suspense>
          <RehearsalFields
            choices={[
              {
                label: t('rehearsal.model'),
                options: upgradableModels.map((model) => ({ value: model, label: deviceName(model) })),
                value: rehearsal.model,
                onValueChange: (value) => {
                  const model = upgradableModels.find((each) => each === value);
                  if (model) rehearse({ ...rehearsal, model });
                },
              },
              {
                label: t('rehearsal.fault'),
                options: rehearsalFaults.map((fault) => ({
                  value: fault,
                  label: t(`rehearsal.faults.${fault}`),
                })),
                value: rehearsal.fault,
                onValueChange: (value) => {
                  const fault = rehearsalFaults.find((each: RehearsalFault) => each === value);
                  if (fault) rehearse({ ...rehearsal, fault });
                },
              },
            ]}
          />
        </Suspense>
      )}
    </Stack>
  );
}
