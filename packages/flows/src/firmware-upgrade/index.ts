export { actorClock } from './actor-clock.ts';
export { type FailureCounts, failureCount, failuresUntilService } from './context.ts';
export { firmwareUpgradeMachine } from './machine.ts';
export { isBroken, isVerified, isWriting } from './moments.ts';
export { percentOf } from './percent.ts';
export { sessionActors } from './session-actors.ts';
