export const help = `npm run simulate -- [options]
npm run simulate -- FILE... [--log] [--json]

  Upgrades a simulated device in a terminal: the same steps and the same protocol as the site's serial port
  page, with no browser and no device. Time is simulated, so half a minute takes half a second.

  With files, runs the scenarios in them: cases of a tester's that say what is given, what is done and what has
  to come of it. A folder stands for all scenarios in it. tests/scenarios/README.md teaches writing one.

OPTIONS
  --device s3mini|ad2   which device (s3mini). S3 Mini takes YMODEM-1K, AD2 is sent to eight blocks ahead.
  --protocol 1|2        version of the protocol the device speaks (2). Version 1 cannot prove what runs afterwards.
  --max-baud N          rate the device can be asked to go on at (115200)
  --firmware FILE       a firmware file; without one, a signed sample of 300 000 bytes that fits the device
  --fault FAULT         what goes wrong; may be given several times
  --baud N              speed of the line (115200)
  --latency MS          how long a USB adapter holds back what the device says (1; their default is often 16)
  --seed N              chooses which bit flips; the same seed gives the same run (1)
  --retry N             how often the visitor tries again after a failure (0); a pulled plug is put back
  --take-older          the visitor confirms an older version than the device's
  --record FILE         writes the run to a file
  --replay FILE         plays a recorded run back; other options than --json are not looked at. Where anything
                        goes otherwise than it was recorded, that is told and the exit code is 1.
  --log                 with scenarios: the steps and the log of each, as without a file
  --json                one line of JSON for each event, the outcome last; with scenarios for each of them
  --help                this text

FAULTS
  KIND[:AMOUNT]@WHEN[/reply]      drop@40%  delay:1500@2048  disconnect@verify  flip@40%/reply
  The line:    flip, drop, duplicate (AMOUNT bytes), delay (ms), truncate, disconnect (ms until it is back)
  WHEN:        a byte on the line (2048), a share of the firmware (40%), or a step: hello, begin, transfer,
               verify, reboot. With /reply it strikes what the device says.
  The device:  mute, babble, foreign (another product), reject:CODE (as reject:file-model), cancel, stall,
               nak, flash (keeps a byte wrong), slow:MS (5000) and busy:MS (8000, says BUSY meanwhile) at begin,
               transfer, verify or reboot, acks:N (doubles N of a hundred acknowledgements, 10), deaf (to a
               raised rate), lossy (at one), echo (repeats the hash it was told, and runs what it holds)
  Its restart: ignore (does not), swap (cannot take the new image), stale (old firmware), dead (stays away),
               version (a third one), image (another one), serial (another number),
               recount (its count of starts begins again)
  The host:    sleep:MS (12000)

EXIT CODE
  0  the device runs the new firmware; every scenario came out as it says
  1  it does not, and the sentence and the code say why; a scenario came out otherwise
  2  the command or a scenario could not be understood

EXAMPLES
  npm run simulate -- --device ad2 --baud 921600 --latency 16
  npm run simulate -- --fault disconnect@40% --retry 1
  npm run simulate -- --fault flip@30% --fault delay:2000@60% --seed 7 --json
  npm run simulate -- tests/scenarios/line/unplugged.yaml --log
  npm run simulate -- tests/scenarios
`;
