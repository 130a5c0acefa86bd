import type { Coverage } from './coverage.ts';
import { invariantTexts } from './invariant-texts.ts';
import type { SentProgress } from './samples.ts';

/** The bench's own words. What a machine is made of keeps the names it has in the code. */
const en = {
  startOver: 'Start over',
  inState: 'In state',
  ended: 'The machine has come to its end.',
  diagram: 'States and what leads out of them',
  current: 'current state',
  initial: 'initial state',
  /** Of the specification. */
  step: (step: number) => `step ${step}`,
  possible: 'possible now',
  taken: 'taken last',
  stays: 'stays',
  mermaid: 'The diagram as Mermaid text',
  events: 'Events possible now',
  noEvents: 'Nothing a page could send does anything here.',
  calls: 'Calls waiting for your answer',
  noCalls: 'None.',
  time: 'Let time pass',
  timeNote: 'It stands still until you do.',
  world: 'Around the machine',
  settings: 'What it begins with',
  progress: {
    label: 'Sending',
    value: ({ percent, acknowledged, total }: SentProgress) =>
      `${percent} %, ${acknowledged} of ${total} B acknowledged by the device`,
    announcement: (percent: number) => `${percent} percent`,
  },
  invariants: {
    title: 'What must hold',
    invariantOf: invariantTexts.en,
    holds: 'holds',
    broken: 'broken',
    brokenAt: (event: string | null, states: readonly string[]) =>
      `Broken in ${states.join(', ')} ${event === null ? 'from the beginning' : `after ${event}`}.`,
  },
  session: {
    title: 'This session',
    none: 'Nothing recorded yet.',
    count: (acts: number) => (acts === 1 ? 'One act recorded.' : `${acts} acts recorded.`),
    stepBack: 'One step back',
    save: 'Save session',
    open: 'Open a session',
    link: 'Replay this session by its link',
    address: 'Address of the link',
    length: (characters: number) => `${characters} characters`,
    tooLong: 'Too long for a link: save the session as a file.',
    notPossible: (act: string) =>
      `${act} means nothing here, so the replay ended before it. The machine has changed since it was recorded.`,
    unreadable: 'This is no session of this machine. A link may have been cut off: ask for the file.',
  },
  exports: {
    title: 'Export',
    expected: 'Where it should be now',
    expectedHelp: 'Found a failure? Choose the right state: the test fails until the machine is mended.',
    asItIs: 'As it is',
    test: 'As a Vitest test',
    testNote: 'Save it in apps/flow-bench/exported and run: npx vitest run --project exported',
    scenario: 'As a scenario',
    scenarioNote: 'Save it in tests/scenarios and run: npm run simulate -- FILE. It expects what was seen.',
    save: (file: string) => `Save ${file}`,
    noWord: (act: string) => `A scenario has no word for ${act}. Export it as a test.`,
  },
  coverage: {
    title: 'Gone through so far',
    count: ({ states, allStates, transitions, allTransitions }: Coverage) =>
      `${states} of ${allStates} states, ${transitions} of ${allTransitions} transitions.`,
    target: 'State to go to',
    go: 'Go there the shortest way',
    noWay: 'No way found: neither the samples nor the answers here lead there.',
  },
  context: 'Context',
  log: {
    title: 'What happened',
    copy: 'Copy log',
    copied: 'Copied',
    notCopied: 'Selected. Copy it by keyboard.',
    save: 'Save log',
    newest: 'Newest',
    empty: 'Nothing yet.',
    caution: 'Caution',
    critical: 'Error',
  },
  code: {
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Not copied by this browser. The text is selected: copy it by keyboard.',
    wrap: 'Wrap lines',
  },
};

export type BenchTexts = typeof en;

const zh: BenchTexts = {
  startOver: '重新开始',
  inState: '当前状态',
  ended: '状态机已运行结束。',
  diagram: '状态与转换',
  current: '当前状态',
  step: (step) => `第 ${step} 步`,
  initial: '初始状态',
  possible: '现在可能发生',
  taken: '刚刚发生',
  stays: '不变',
  mermaid: 'Mermaid 格式的状态图',
  events: '现在可以发送的事件',
  noEvents: '此刻页面发送任何事件都不起作用。',
  calls: '等待您答复的调用',
  noCalls: '无。',
  time: '让时间走过',
  timeNote: '您不操作，时间就停住不动。',
  world: '外部环境',
  settings: '起始条件',
  progress: {
    label: '正在发送',
    value: ({ percent, acknowledged, total }) => `${percent}%，设备已确认 ${acknowledged} / ${total} B`,
    announcement: (percent: number) => `${percent}%`,
  },
  invariants: {
    title: '必须成立的条件',
    invariantOf: invariantTexts.zh,
    holds: '成立',
    broken: '被违反',
    brokenAt: (event, states) =>
      event === null
        ? `一开始在 ${states.join('、')} 就被违反。`
        : `发生 ${event} 后在 ${states.join('、')} 被违反。`,
  },
  session: {
    title: '本次操作',
    none: '还没有记录。',
    count: (acts) => `已记录 ${acts} 步操作。`,
    stepBack: '退回一步',
    save: '保存操作记录',
    open: '打开操作记录',
    link: '用链接重放本次操作',
    address: '链接地址',
    length: (characters) => `${characters} 个字符`,
    tooLong: '内容太长，无法放进链接，请保存为文件。',
    notPossible: (act) => `${act} 在此不起作用，重放到此为止。录制之后状态机已有改动。`,
    unreadable: '这不是该状态机的操作记录。链接可能被截断，请索取文件。',
  },
  exports: {
    title: '导出',
    expected: '此时应处的状态',
    expectedHelp: '发现问题时选择正确的状态：状态机修好之前，测试不会通过。',
    asItIs: '与当前一致',
    test: '导出为 Vitest 测试',
    testNote: '保存到 apps/flow-bench/exported，然后运行 npx vitest run --project exported',
    scenario: '导出为场景文件',
    scenarioNote: '保存到 tests/scenarios，然后运行 npm run simulate -- FILE。预期结果即所见结果。',
    save: (file) => `保存 ${file}`,
    noWord: (act) => `场景文件无法表达 ${act}，请导出为测试。`,
  },
  coverage: {
    title: '已走过的部分',
    count: ({ states, allStates, transitions, allTransitions }) =>
      `${allStates} 个状态中的 ${states} 个，${allTransitions} 个转换中的 ${transitions} 个。`,
    target: '要到达的状态',
    go: '走最短路径到达',
    noWay: '找不到路径：这里的样本和答复都到不了该状态。',
  },
  context: '上下文',
  log: {
    title: '经过',
    copy: '复制日志',
    copied: '已复制',
    notCopied: '已选中，请用键盘复制。',
    save: '保存日志',
    newest: '最新',
    empty: '还没有记录。',
    caution: '注意',
    critical: '错误',
  },
  code: {
    copy: '复制',
    copied: '已复制。',
    notCopied: '浏览器未能复制。文本已选中，请用键盘复制。',
    wrap: '自动换行',
  },
};

export const benchTexts = { en, zh };
