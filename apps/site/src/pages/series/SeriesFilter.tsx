import type { SpecValue } from '@payload/api/contract';
import { FilterBar } from '@payload/ui/FilterBar';
import type { ListView } from '@payload/view-models/lists/list-view.ts';
import { sortNamed } from '@payload/view-models/lists/list-view.ts';
import type { AircraftCount } from '@payload/view-models/lists/series-view.ts';
import { useTranslation } from 'react-i18next';

/** Aircraft that have a button of their own: as many as fit beside the order. The others share a list. */
const buttons = 5;

const optionOf = ([value, count]: AircraftCount) => ({ value, label: value, count });

interface SeriesFilterProps {
  /** Of all models of the family. */
  count: number;
  aircraft: readonly AircraftCount[];
  measure: SpecValue | null;
  view: ListView;
  onChange: (change: (now: ListView) => ListView) => void;
}

/** Which models are listed, and in which order. */
export function SeriesFilter({ count, aircraft, measure, view, onChange }: SeriesFilterProps) {
  const { t } = useTranslation();
  return (
    <FilterBar
      label={t('series.filterLabel')}
      options={[
        { value: 'all', label: t('series.all'), count: count },
        ...aircraft.slice(0, buttons).map(optionOf),
      ]}
      {...(aircraft.length > buttons && {
        rest: {
          label: t('series.otherAircraft'),
          options: aircraft.slice(buttons).map(optionOf),
        },
      })}
      value={view.filter}
      onValueChange={(filter) => onChange((now) => ({ ...now, filter }))}
      sort={{
        label: t('series.sortLabel'),
        options: [
          ...(measure
            ? [
                {
                  value: 'most',
                  // A list is as wide as a phone at most.
                  label: t('series.sortMost', { measure: measure.short ?? measure.label }),
                },
              ]
            : []),
          { value: 'weight', label: t('series.sortWeight') },
          { value: 'listed', label: t('series.sortListed') },
        ],
        value: measure || view.sort !== 'most' ? view.sort : 'listed',
        onValueChange: (sort) => onChange((now) => ({ ...now, sort: sortNamed(sort) ?? now.sort })),
      }}
    />
  );
}
