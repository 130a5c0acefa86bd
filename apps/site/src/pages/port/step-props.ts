import type { Language } from '@payload/catalog';
import type { Upgrade, UpgradeView } from '@payload/flows/firmware-upgrade';

/** What each step of the page is given. */
export interface StepProps {
  readonly upgrade: Upgrade;
  readonly view: UpgradeView;
  readonly language: Language;
}
