import type { Answer, Asked, Workplace } from './command.ts';
import { answerDevices } from './device-command.ts';
import { answerRequests } from './request-command.ts';

/** Does what a command asks, on an open database. */
export function answerCommand(workplace: Workplace, asked: Asked): Promise<Answer> {
  return asked.name === 'devices' ? answerDevices(workplace, asked) : answerRequests(workplace, asked);
}
