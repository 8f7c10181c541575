/** A moment told from the day of seeding: `days` from today in the school's zone (negative: past) at a local `HH:MM`. */
export interface Moment {
  days: number;
  time: string;
}

/** A local time on a weekday (ISO: 1 Monday to 7 Sunday) of the ISO week that lies `weeks` from the week of seeding. */
export interface WeekMoment {
  weeks: number;
  weekday: number;
  time: string;
}
