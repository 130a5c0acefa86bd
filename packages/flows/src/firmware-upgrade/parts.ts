import type { Progress, Waiting } from '@payload/serial';

/** A state that belongs to a step: what is drawn and listed has it in `meta`, what breaks off there keeps it. */
export function atStep(step: number) {
  return { meta: { step }, entry: { type: 'enterStep', params: { step } } } as const;
}

export const withError = <Type extends string>(type: Type) =>
  ({ type, params: ({ event }: { event: { error: unknown } }) => event }) as const;

export const withOutput = <Output, Type extends string>(type: Type) =>
  ({ type, params: ({ event }: { event: { output: Output } }) => event }) as const;

const takePort = {
  target: '#firmwareUpgrade.releasing',
  actions: { type: 'takePort', params: ({ event }: { event: { port: unknown } }) => event },
} as const;

/** Wherever a port may be chosen. One that is found again leads no further than one that was chosen. */
export const ports = {
  portChosen: takePort,
  portRefused: { actions: withError('failPort') },
} as const;

export const found = { portFound: takePort } as const;

/** A device that was gone is there again. */
export const comesBack = (isWriting: boolean) =>
  ({
    portFound: {
      target: '#firmwareUpgrade.releasing',
      actions: {
        type: 'takeComeback',
        params: ({ event: { port } }: { event: { port: unknown } }) => ({ port, isWriting }),
      },
    },
  }) as const;

export const foundWithFile = { portFound: { ...takePort, guard: 'hasFile' } } as const;

/** No file is a wrong file (specification, section 5). */
const withNoFile = { type: 'failFile', params: { error: null } } as const;

export const fileChosen = [
  {
    guard: { type: 'isNoFile', params: ({ event }: { event: { file: unknown } }) => event },
    target: '#firmwareUpgrade.connected.choosingFile',
    actions: withNoFile,
  },
  {
    target: '#firmwareUpgrade.connected.readingFile',
    actions: { type: 'takeFile', params: ({ event }: { event: { file: unknown } }) => event },
  },
] as const;

/** Another file is wanted. */
export const decline = { target: '#firmwareUpgrade.connected.choosingFile', actions: 'forgetFile' } as const;

/** A device that is gone has a message of its own, and is not asked anything more. */
export const writingFailed = [
  {
    guard: withError('isLost'),
    target: '#firmwareUpgrade.disconnected.whileWriting',
    actions: withError('failUpgrade'),
  },
  { target: '#firmwareUpgrade.failed.transfer', actions: withError('failUpgrade') },
] as const;

/** The device asked for time, or has what it waited for. */
export const waiting = {
  waiting: {
    actions: { type: 'takeWaiting', params: ({ event }: { event: { waiting: Waiting | null } }) => event },
  },
} as const;

/** The device has acknowledged more. */
export const progress = {
  progress: {
    actions: { type: 'takeProgress', params: ({ event }: { event: { progress: Progress } }) => event },
  },
} as const;
