import type { AircraftKey, ProductType } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { Columns } from '@payload/ui/Columns';
import { Combobox } from '@payload/ui/Combobox';
import { Select } from '@payload/ui/Select';
import type { AcrossView } from '@payload/view-models/compare/across-view.ts';
import { COMPARE_LIMIT } from '@payload/view-models/compare/limit.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMyAircraft } from '../../features/aircraft/my-aircraft.ts';

/** A family and its models, with what each is made for. */
export interface AcrossFamily {
  type: ProductType;
  models: { code: string; aircraft: AircraftKey[] }[];
}

/** The aircraft that models are weighed on, and the models that may still be added. */
export function AcrossPicker({
  families,
  aircraftKeys,
  view,
  onAircraftChange,
  onAdd,
}: {
  families: readonly AcrossFamily[];
  aircraftKeys: readonly AircraftKey[];
  view: AcrossView;
  onAircraftChange: (aircraft: AircraftKey | null) => void;
  onAdd: (code: string) => void;
}) {
  const { t } = useTranslation(['compare-across', 'site', 'types']);
  const own = useMyAircraft();
  const [chosen, setChosen] = useState('');
  const isFull = view.models.length >= COMPARE_LIMIT;

  return (
    <>
      <Columns>
        <Select
          label={t('aircraft')}
          options={[
            { value: '', label: t('anyAircraft') },
            ...aircraftKeys.map((key) => ({
              value: key,
              label: key === own ? `${key} ${t('site:mine.label')}` : key,
            })),
          ]}
          value={view.aircraft ?? ''}
          onValueChange={(key) => onAircraftChange(aircraftKeys.find((each) => each === key) ?? null)}
        />
        <Combobox
          // Once added it is no option any more; the field is there for the next.
          key={view.models.join()}
          label={t('add')}
          help={t('addNote', { count: view.models.length })}
          disabled={isFull}
          groups={families.map(({ type, models }) => ({
            label: t(`types:${type}.plural`),
            options: models
              .filter(
                ({ code, aircraft }) =>
                  !view.models.includes(code) && (view.aircraft === null || aircraft.includes(view.aircraft)),
              )
              .map(({ code }) => ({ value: code, label: code })),
          }))}
          value={chosen}
          onValueChange={setChosen}
          translations={{
            list: t('list'),
            clear: t('clear'),
            results: (count) => t('results', { count }),
            noResults: (typed) => t('noResults', { typed }),
          }}
        />
      </Columns>
      <Actions>
        <Button
          disabled={chosen === '' || isFull}
          onClick={() => {
            onAdd(chosen);
            setChosen('');
          }}
        >
          {t('act')}
        </Button>
      </Actions>
    </>
  );
}
