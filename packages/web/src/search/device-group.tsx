import { SearchIcon } from '@payload/ui/icons';
import type { SearchGroup } from '@payload/ui/SearchResults';
import { looksLikeSerial } from './looks-like-serial.ts';

/** Words of the way to a device. */
interface DeviceWords {
  kind: string;
  look: string;
  detail: string;
}

/** The way to a device, before everything that was found. */
export function withDevice(
  groups: readonly SearchGroup[],
  query: string,
  href: string,
  { kind, look, detail }: DeviceWords,
): readonly SearchGroup[] {
  if (!looksLikeSerial(query)) return groups;
  return [
    {
      key: 'device',
      label: kind,
      icon: <SearchIcon size={20} />,
      hits: [{ key: href, href, title: look, detail }],
    },
    ...groups,
  ];
}
