import type { Answer, CommandRequest, Workplace } from './command.ts';
import { answerDevices } from './device-command.ts';
import { answerRequests } from './request-command.ts';
import { answerStaff } from './staff-command.ts';

/** Does what a command asks, on an open database. */
export function handleCommand(workplace: Workplace, request: CommandRequest): Promise<Answer> {
  if (request.name === 'devices') return answerDevices(workplace, request);
  if (request.name === 'staff') return answerStaff(workplace, request);
  return answerRequests(workplace, request);
}
