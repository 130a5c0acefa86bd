import { SearchIcon } from '@payload/ui/icons';
import type { SearchGroup } from '@payload/ui/SearchResults';

/** Words of the way to a device. */
interface DeviceWords {
  kind: string;
  look: string;
  detail: string;
}

/** Whether what is searched for is written as a serial number is: long, with digits or hyphens that no name has. */
export function looksLikeSerial(query: string): boolean {
  const typed = query.trim();
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/i.test(typed) || !/[a-z]/i.test(typed)) return false;
  const marks = typed.split('-').length - 1;
  const letters = typed.length - marks;
  const digits = typed.replaceAll(/\D/g, '').length;
  return letters >= 9 && letters <= 32 && digits >= 2 && (digits >= 5 || marks >= 2);
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
