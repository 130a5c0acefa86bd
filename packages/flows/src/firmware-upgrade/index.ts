export { actorClock } from './actor-clock.ts';
export { firmwareUpgradeMachine } from './machine.ts';
export { percentOf } from './percent.ts';
export { sessionActors } from './session-actors.ts';
