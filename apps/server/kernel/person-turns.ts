/** The share of the pool's connections that the calls of one person use at most, and the least number of them. */
const personShare = 0.4;
const leastAtOnce = 3;

/** How many calls of one person run at a time: of 20 connections 8, more than a browser opens by itself. */
export const callsAtOnce = (connections: number): number =>
  Math.max(leastAtOnce, Math.floor(connections * personShare));

/** Lets the calls of each person run a few at a time, so that a burst of one delays nobody else. */
export interface PersonTurns {
  /** Runs the work as soon as enough earlier calls of the person have ended, in the order of arrival. */
  run<Result>(personId: number, work: () => Promise<Result>): Promise<Result>;
}

/** Creates the turns of one process. */
export const openPersonTurns = (atOnce: number): PersonTurns => {
  const turns = new Map<number, { running: number; waiting: (() => void)[] }>();
  return {
    async run(personId, work) {
      const turn = turns.get(personId) ?? { running: 0, waiting: [] };
      turns.set(personId, turn);
      // A call that ends gives its turn to the next one, so that `running` stays.
      if (turn.running >= atOnce) await new Promise<void>((start) => turn.waiting.push(start));
      else turn.running += 1;
      try {
        return await work();
      } finally {
        const next = turn.waiting.shift();
        if (next) next();
        else {
          turn.running -= 1;
          if (turn.running === 0) turns.delete(personId);
        }
      }
    },
  };
};
