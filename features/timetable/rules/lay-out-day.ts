/** A block of a day by minutes since midnight. */
export interface DayBlock {
  begins: number;
  ends: number;
}

/** Where a block stands beside those at the same time. */
export interface Lane {
  /** From 0. */
  lane: number;
  /** How many blocks stand beside each other there. */
  lanes: number;
}

/** Minutes since midnight of a local time such as `09:30`. */
export const minutesFor = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The local time of minutes since midnight. */
export const timeForMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The lanes of blocks that are sorted by their beginnings: blocks at the same time never share one. */
export const layOutDay = (blocks: readonly DayBlock[]): Lane[] => {
  const lanes: Lane[] = [];
  let group: number[] = [];
  let laneEnds: number[] = [];
  const closeGroup = () => {
    for (const index of group) {
      const lane = lanes[index];
      if (lane) lane.lanes = laneEnds.length;
    }
    [group, laneEnds] = [[], []];
  };
  blocks.forEach(({ begins, ends }, index) => {
    if (laneEnds.every((end) => end <= begins)) closeGroup();
    const freeLane = laneEnds.findIndex((end) => end <= begins);
    const lane = freeLane === -1 ? laneEnds.length : freeLane;
    laneEnds[lane] = ends;
    lanes.push({ lane, lanes: 1 });
    group.push(index);
  });
  closeGroup();
  return lanes;
};

/** The full hours between which all blocks of a week lie, at least from nine to eighteen. */
export const findHours = (blocks: readonly DayBlock[]): { from: number; to: number } => ({
  from: Math.floor(Math.min(9 * 60, ...blocks.map(({ begins }) => begins)) / 60),
  to: Math.ceil(Math.max(18 * 60, ...blocks.map(({ ends }) => ends)) / 60),
});

/** The full hours of a week in which nothing is moved: those of its blocks with an hour around; without any as above. */
export const findTaughtHours = (blocks: readonly DayBlock[]): { from: number; to: number } => {
  if (blocks.length === 0) return findHours(blocks);
  const first = Math.floor(Math.min(...blocks.map(({ begins }) => begins)) / 60);
  const last = Math.ceil(Math.max(...blocks.map(({ ends }) => ends)) / 60);
  return { from: Math.max(0, first - 1), to: Math.min(24, last + 1) };
};

const stepMinutes = 15;

/** A block that was moved by some minutes, by quarters of an hour and within the day. */
export const moveBlock = ({ begins, ends }: DayBlock, minutes: number): DayBlock => {
  const length = ends - begins;
  const wishedFrom = Math.round((begins + minutes) / stepMinutes) * stepMinutes;
  const from = Math.max(0, Math.min(wishedFrom, 24 * 60 - 1 - length));
  return { begins: from, ends: from + length };
};
