/** Hours that come again each week. */
export type OpeningHours = {
  /** The place's time zone, by its IANA name: "Asia/Shanghai". */
  timeZone: string;
  /** Days of the week on which it opens: 1 is Monday, 7 Sunday. */
  days: readonly number[];
  /** Parts of such a day, from the first to the last, as "9:00" and "12:30". */
  shifts: readonly {
    /** When it begins: "09:00". */
    from: string;
    /** When it ends: "18:00". */
    to: string;
  }[];
};

/** A moment as a clock on a wall shows it. */
type WallTime = { day: number; time: string };

export type OpeningState =
  | { open: true; until: Date }
  /** `opens` is null where no shift comes again within a week. */
  | { open: false; opens: Date | null };

/** Days of the week, in their order, on which the same shifts begin. */
export type HoursLine = { days: readonly number[]; shifts: readonly { from: string; to: string }[] };

const minute = 60_000;
const dayLength = 24 * 60 * minute;
const week = 7;

/**
 * Only where there is no Temporal. Making one takes a hundred times as long as using it, and one look at the hours
 * asks it dozens of times.
 */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The zone of this machine, by its IANA name. */
export function ownZone(): string {
  if (typeof Temporal !== 'undefined') return Temporal.Now.timeZoneId();
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What a zone’s clock shows, to the minute, written as if it were UTC. */
function wallClock(instant: Date, timeZone: string): Date {
  // The first clock of `Intl` stops a phone for a tenth of a second.
  if (typeof Temporal !== 'undefined') {
    const wall = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
    return new Date(Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute));
  }
  const parts = clockIn(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value ?? 0);
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')));
}

/** The moment at which a zone's wall clock shows this; `wall` is written as if it were UTC. */
function instantOf(wall: number, timeZone: string): Date {
  const offsetAt = (instant: number) => wallClock(new Date(instant), timeZone).getTime() - instant;
  // The first guess may lie on the other side of a change of the clocks.
  const guess = wall - offsetAt(wall);
  return new Date(wall - offsetAt(guess));
}

const dayOf = (wall: Date) => wall.getUTCDay() || week;

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The shifts that begin within eight days of the one before `now`, from the first to the last. */
function shiftsAround({ timeZone, days, shifts }: OpeningHours, now: Date) {
  const wall = wallClock(now, timeZone);
  const midnight = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
  return Array.from({ length: week + 2 }, (_, index) => midnight + (index - 1) * dayLength)
    .filter((start) => days.includes(dayOf(new Date(start))))
    .flatMap((start) =>
      shifts.map(({ from, to }) => {
        // A shift may go on past midnight.
        const night = minutesOf(to) <= minutesOf(from) ? dayLength : 0;
        return {
          from: instantOf(start + minutesOf(from) * minute, timeZone),
          to: instantOf(start + night + minutesOf(to) * minute, timeZone),
        };
      }),
    );
}

/** Whether someone is there, and until or from when. */
export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const around = shiftsAround(hours, now);
  const at = around.find(({ from, to }) => from <= now && now < to);
  if (at) return { open: true, until: at.to };
  return { open: false, opens: around.find(({ from }) => from > now)?.from ?? null };
}

/** What a zone's clock shows: the day of the week and "9:05". */
export function wallTime(instant: Date, timeZone: string): WallTime {
  const wall = wallClock(instant, timeZone);
  const minutes = String(wall.getUTCMinutes()).padStart(2, '0');
  return { day: dayOf(wall), time: `${wall.getUTCHours()}:${minutes}` };
}

/** The same hours on another zone's clock, in the week of `now`: a shift may begin on another day there. */
export function hoursIn(hours: OpeningHours, timeZone: string, now: Date): HoursLine[] {
  const byDays = new Map<string, { days: number[]; shifts: { from: string; to: string }[] }>();
  const { shifts } = hours;
  for (const shift of shifts) {
    const own = shiftsAround({ ...hours, shifts: [shift] }, now).slice(-hours.days.length);
    const [first] = own;
    if (!first) continue;
    const days = own.map(({ from }) => wallTime(from, timeZone).day).toSorted((a, b) => a - b);
    const line = byDays.get(days.join()) ?? { days, shifts: [] };
    line.shifts.push({ from: wallTime(first.from, timeZone).time, to: wallTime(first.to, timeZone).time });
    byDays.set(days.join(), line);
  }
  return [...byDays.values()];
}

/** Days that follow one another, also over the week's end: [1, 2, 3, 4, 7] is one run from 7 to 4. */
export function runsOf(days: readonly number[]): [first: number, last: number][] {
  const before = (day: number) => (day === 1 ? week : day - 1);
  const after = (day: number) => (day === week ? 1 : day + 1);
  const firsts = days.filter((day) => !days.includes(before(day)));
  if (firsts.length === 0) return days.length === 0 ? [] : [[1, week]];
  return firsts.map((first) => {
    let last = first;
    while (days.includes(after(last))) last = after(last);
    return [first, last];
  });
}

/** Whether two zones' clocks show the same now. */
export function sameClock(one: string, other: string, now: Date): boolean {
  return wallClock(now, one).getTime() === wallClock(now, other).getTime();
}
