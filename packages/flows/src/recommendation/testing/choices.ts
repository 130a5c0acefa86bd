import type { Choices } from '../place.ts';

/** Some of the contract's choices. */
export const choices: Choices = {
  scenario: ['publicRescue', 'other'],
  features: ['shout', 'strongLight', 'airdrop'],
  aircraft: ['M30', 'other'],
  budget: ['3000to8000', 'over20000'],
};
