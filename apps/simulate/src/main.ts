/** `npm run simulate`: upgrades a simulated device in a terminal. */
import { firmwareAt } from './firmware.ts';
import { help } from './help.ts';
import { type CommandOptions, readOptions, UsageError } from './options.ts';
import { Printer, sentencesOf, summary } from './print.ts';
import { firstDifference, readRecording, writeRecording } from './recording.ts';
import { runScenarios } from './scenarios/run-scenarios.ts';
import { simulate } from './simulate.ts';

async function run(args: readonly string[]): Promise<number> {
  const command = readOptions(args);
  if (command.isHelp) {
    console.log(help);
    return 0;
  }
  const { scenarios: paths, isJson, hasLog } = command;
  if (paths.length > 0) return runScenarios({ paths, isJson, hasLog });
  const recording = command.replay === null ? null : readRecording(command.replay);
  const options = recording?.options ?? command.simulation;
  const encoded = recording?.firmware ?? null;
  const file = encoded === null ? await firmwareAt(options) : new Uint8Array(Buffer.from(encoded, 'base64'));

  const printer = new Printer();
  const lines: string[] = [];
  const outcome = await simulate(options, file, (event) => {
    lines.push(JSON.stringify(event));
    const line = command.isJson ? lines.at(-1) : printer.line(event);
    if (line) console.log(line);
  });
  lines.push(JSON.stringify({ type: 'outcome', ...outcome, sentences: sentencesOf(outcome) }));
  console.log(command.isJson ? lines.at(-1) : `\n${summary(outcome)}`);

  if (command.record !== null) {
    const firmware = options.firmware === null ? null : Buffer.from(file).toString('base64');
    writeRecording(command.record, { options, firmware, lines });
  }
  if (recording !== null && !isSame(recording.lines, lines, command)) return 1;
  return outcome.ok ? 0 : 1;
}

/** Whether a run went exactly as it was recorded; says so where it did not. */
function isSame(recorded: readonly string[], played: readonly string[], { replay }: CommandOptions): boolean {
  const different = firstDifference(recorded, played);
  if (different === null) return true;
  console.error(
    [
      `This run differs from ${replay ?? 'the recording'} at event ${different}. Recorded:`,
      recorded[different - 1] ?? '(nothing)',
      'Now:',
      played[different - 1] ?? '(nothing)',
    ].join('\n'),
  );
  return false;
}

// Who reads only the beginning, as `head` does, has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
