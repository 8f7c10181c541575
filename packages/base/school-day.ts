const dayMs = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, made);
  return made;
};

/** The day of an instant in a zone: `2026-03-02`. */
export const dayIn = (at: Date, timeZone: string): string => formatIn(timeZone).format(at);

/** The first instant of the day after an instant's in a zone; a day may have 23 or 25 hours. */
export const nextDayIn = (at: Date, timeZone: string): Date => {
  const today = dayIn(at, timeZone);
  let [before, after] = [at.getTime(), at.getTime() + dayMs + dayMs / 12];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(new Date(middle), timeZone) === today) before = middle;
    else after = middle;
  }
  return new Date(after);
};

/** The first instant of an instant's day in a zone. */
export const dayStartIn = (at: Date, timeZone: string): Date => {
  const today = dayIn(at, timeZone);
  let [before, after] = [at.getTime() - dayMs - dayMs / 12, at.getTime()];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(new Date(middle), timeZone) === today) after = middle;
    else before = middle;
  }
  return new Date(after);
};
