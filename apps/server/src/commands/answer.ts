import type { Answer, CommandRequest, Workplace } from './command.ts';
import { answerDevices } from './device-command.ts';
import { answerRequests } from './request-command.ts';

/** Does what a command asks, on an open database. */
export function answerCommand(workplace: Workplace, request: CommandRequest): Promise<Answer> {
  return request.name === 'devices' ? answerDevices(workplace, request) : answerRequests(workplace, request);
}
