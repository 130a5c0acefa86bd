import type { ProductType } from '@payload/catalog';
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
