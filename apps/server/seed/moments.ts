import { school, type Moment, type WeekMoment } from '@inkstone/content';

const day = 86_400_000;

/** Minutes that a zone is ahead of UTC at an instant. */
const aheadMinutes = (at: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(offset);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
};

/** Days from a local midnight to a moment of the story: counted from that day, or from its ISO week. */
const daysOf = (localMidnight: number, moment: Moment | WeekMoment): number => {
  if ('days' in moment) return moment.days;
  const weekday = new Date(localMidnight).getUTCDay() || 7;
  return moment.weeks * 7 + moment.weekday - weekday;
};

/** The instant of a story's moment: some days or weeks from the day of `now` in the school's zone, at a local time. */
export const momentAt = (now: Date, moment: Moment | WeekMoment): Date => {
  const { time } = moment;
  const ahead = aheadMinutes(now, school.timeZone) * 60_000;
  const localMidnight = Math.floor((now.getTime() + ahead) / day) * day;
  const days = daysOf(localMidnight, moment);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(localMidnight + days * day + (hours * 60 + minutes) * 60_000 - ahead);
};
