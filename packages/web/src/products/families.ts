import type { ProductCode, ProductType } from '@payload/catalog';
import {
  BracketIcon,
  ComboIcon,
  DisplayIcon,
  FlashIcon,
  HookIcon,
  type Icon,
  LightIcon,
  VoiceIcon,
} from '@payload/ui/icons';

/** The seven types in menu order, each with its sign. */
export const families: readonly (readonly [type: ProductType, Sign: Icon])[] = [
  ['megaphone', VoiceIcon],
  ['searchlight', LightIcon],
  ['thrower', HookIcon],
  ['flashinglight', FlashIcon],
  ['integratedmachine', ComboIcon],
  ['displayEquipment', DisplayIcon],
  ['loadbracket', BracketIcon],
];

/** The model that stands for its family. */
export const representatives = {
  megaphone: 'H150T',
  searchlight: 'T90',
  thrower: 'PT4',
  flashinglight: 'S3',
  integratedmachine: 'U30',
  displayEquipment: 'LD5',
  loadbracket: 'SDKOSDK',
} as const satisfies Record<ProductType, ProductCode>;
