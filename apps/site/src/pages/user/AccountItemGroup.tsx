import { DeviceRows, type DeviceRowsProps } from '@payload/ui/DeviceRows';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import type { ReactNode } from 'react';

type Thing = DeviceRowsProps['items'][number];

interface ThingGroupProps<Item> {
  title: string;
  /** Undefined while they are loaded. */
  items: readonly Item[] | undefined;
  empty: ReactNode;
  thing: (item: Item) => Thing;
}

/** A heading, and a row for each of what an account has sent or owns. */
export function AccountItemGroup<Item>({ title, items, empty, thing }: ThingGroupProps<Item>) {
  const content = () => {
    if (items === undefined) return <LoadingBlock lines={2} />;
    return items.length === 0 ? empty : <DeviceRows items={items.map(thing)} />;
  };
  return (
    <Stack as="section" align="start">
      <SectionHeading size="xs" title={title} />
      {content()}
    </Stack>
  );
}
