import type { Session } from './bench/session.ts';
import type { MachineId } from './benches.ts';

/** A session whose export lies in the repository and is run there. */
interface Example {
  /** What its files are called. */
  readonly name: string;
  readonly machine: MachineId;
  readonly session: Session<unknown>;
}

const typed = (field: string, value: string) => ({ at: 0, send: { type: 'type', field, value } });
const send = (type: string) => ({ at: 0, send: { type } });
const answer = (call: string, id: string) => ({ at: 0, answer: call, with: id });

/** Long enough for a simulated upgrade to come to where nothing goes on by itself. */
const until = 60_000;

const world = { model: 'S3MINI', protocol: 2, baudRate: 115_200, latency: 1, faults: [] };

const chosen = [
  { at: 100, sample: 'portChosen' },
  { at: 1000, sample: 'right' },
];

/** At least one of each machine, and of the upgrade one for each way it ends. */
export const examples: readonly Example[] = [
  {
    name: 'sign-in',
    machine: 'signIn',
    session: {
      settings: { language: 'en' },
      acts: [
        send('open'),
        typed('account', 'li@example.com'),
        send('sendCode'),
        answer('sendCode', 'CodeSent'),
        typed('code', '4821'),
        send('submit'),
        answer('authenticate', 'Session'),
        answer('storeSession', 'void'),
      ],
      until: 0,
    },
  },
  {
    name: 'sign-in-wrong-code',
    machine: 'signIn',
    session: {
      settings: { language: 'cn' },
      acts: [
        { at: 0, turn: 'loginFlag', on: true },
        { at: 0, pass: 50 },
        { at: 50, send: { type: 'type', field: 'account', value: '13800138000' } },
        { at: 50, send: { type: 'type', field: 'code', value: '4821' } },
        { at: 50, send: { type: 'submit' } },
        { at: 50, answer: 'authenticate', with: 'RejectedReply 500 verificationCodeIncorrect' },
      ],
      until: 50,
    },
  },
  {
    name: 'apply',
    machine: 'apply',
    session: {
      settings: { kind: 'repair', signedIn: true },
      acts: [
        answer('loadDraft', 'Draft'),
        { at: 0, sample: 'add good' },
        answer('send', 'Upload'),
        send('submit'),
        answer('submit', 'ApplyOutcome'),
        answer('dropDraft', 'void'),
      ],
      until: 0,
    },
  },
  {
    name: 'upload',
    machine: 'upload',
    session: {
      settings: {},
      acts: [
        send('start'),
        answer('send', 'progress'),
        answer('send', 'CallFailure network'),
        send('retry'),
        send('start'),
        answer('send', 'Upload'),
      ],
      until: 0,
    },
  },
  {
    name: 'uploads',
    machine: 'uploads',
    session: {
      settings: {},
      acts: [
        ...['add good', 'add film', 'add good', 'add wrong type', 'add film'].map((sample) => ({
          at: 0,
          sample,
        })),
        { at: 0, answer: 'send', with: 'Upload', place: 1 },
        { at: 0, send: { type: 'remove', id: 'file-3' } },
      ],
      until: 0,
    },
  },
  {
    name: 'recommendation',
    machine: 'recommendation',
    session: {
      settings: {},
      acts: [
        { at: 0, send: { type: 'answer', answers: { scenario: 'publicRescue' } } },
        send('next'),
        { at: 0, send: { type: 'toggle', feature: 'shout' } },
        send('next'),
        { at: 0, send: { type: 'answer', answers: { aircraft: 'M350RTK' } } },
        send('next'),
        { at: 0, send: { type: 'answer', answers: { budget: 'under3000' } } },
        send('next'),
        answer('recommend', 'Recommendation'),
      ],
      until: 0,
    },
  },
  {
    name: 'desk-session',
    machine: 'deskSession',
    session: {
      settings: {},
      acts: [
        answer('check', 'missing'),
        { at: 0, send: { type: 'type', code: 'K7QP4-MXDT9' } },
        send('give'),
        answer('setUp', 'SecondFactorSetup'),
        { at: 0, send: { type: 'type', code: '123456' } },
        send('give'),
        answer('give', 'RejectedReply 500 verificationCodeIncorrect code'),
        { at: 0, send: { type: 'type', code: '123456' } },
        send('give'),
        answer('give', 'given'),
      ],
      until: 0,
    },
  },
  {
    name: 'desk-request-overtaken',
    machine: 'deskRequest',
    session: {
      settings: {},
      acts: [
        answer('read', 'DeskRequest'),
        { at: 0, send: { type: 'write', words: 'Received today.' } },
        { at: 0, send: { type: 'do', change: { kind: 'message', words: 'Received today.' } } },
        answer('change', 'RejectedReply 500 changedMeanwhile version'),
        answer('read', 'DeskRequest'),
      ],
      until: 0,
    },
  },
  {
    name: 'upgrade-complete',
    machine: 'firmwareUpgrade',
    session: { settings: world, acts: [...chosen, { at: 4000, send: { type: 'send' } }], until },
  },
  {
    name: 'upgrade-disturbed',
    machine: 'firmwareUpgrade',
    session: {
      settings: { ...world, faults: ['flip@40%'] },
      acts: [...chosen, { at: 4000, send: { type: 'send' } }],
      until,
    },
  },
  {
    name: 'upgrade-unplugged',
    machine: 'firmwareUpgrade',
    session: {
      settings: { ...world, model: 'AD2', latency: 16 },
      acts: [
        { at: 100, sample: 'portChosen' },
        { at: 3000, send: { type: 'fileChosen', file: null } },
        { at: 3200, sample: 'older' },
        { at: 4000, send: { type: 'confirm' } },
        { at: 5000, send: { type: 'send' } },
        { at: 7000, turn: 'plugged', on: false },
        { at: 9000, turn: 'plugged', on: true },
        { at: 12_000, send: { type: 'send' } },
      ],
      until,
    },
  },
];
