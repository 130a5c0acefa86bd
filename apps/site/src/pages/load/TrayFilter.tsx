import type { ProductType } from '@payload/catalog';
import { FilterBar } from '@payload/ui/FilterBar';
import { sortNamed } from '@payload/view-models/lists/list-view.ts';
import type { BenchView } from '@payload/view-models/load/bench-view.ts';
import { useTranslation } from 'react-i18next';

interface TrayFilterProps {
  families: readonly (readonly [ProductType, number])[];
  /** Of all that is made for the aircraft. */
  count: number;
  filter: string;
  sort: BenchView['sort'];
  onChange: (change: (now: BenchView) => BenchView) => void;
}

/** Which of the models are listed, and in which order. */
export function TrayFilter({ families, count, filter, sort, onChange }: TrayFilterProps) {
  const { t: site } = useTranslation();
  return (
    <FilterBar
      label={site('load.filterLabel')}
      options={[
        { value: 'all', label: site('series.all'), count: count },
        ...families.map(([type, models]) => ({
          value: type,
          label: site(`${type}.plural`, { ns: 'types' }),
          count: models,
        })),
      ]}
      value={filter}
      onValueChange={(next) => onChange((now) => ({ ...now, filter: next }))}
      sort={{
        label: site('series.sortLabel'),
        options: [
          { value: 'listed', label: site('series.sortListed') },
          { value: 'weight', label: site('series.sortWeight') },
        ],
        value: sort === 'weight' ? 'weight' : 'listed',
        onValueChange: (next) => onChange((now) => ({ ...now, sort: sortNamed(next) ?? now.sort })),
      }}
    />
  );
}
