/** The state of a chaos run after a round. */
interface Round {
  round: number;
  rounds: number;
  /** What the server lacks although the page had shown it as stored, over all rounds so far. */
  lost: readonly string[];
  /** The run was stopped during the round: what had not arrived by then does not count as lost. */
  isInterrupted: boolean;
}

/** One line about a round; an interrupted round has no result of its own. */
export const describeRound = ({ round, rounds, lost, isInterrupted }: Round): string => {
  const losses = lost.length === 0 ? 'nothing lost' : `lost: ${lost.join(', ')}`;
  const before = round === 1 ? '' : `; before it ${losses}`;
  return isInterrupted ? `round ${round} of ${rounds}: interrupted${before}` : `round ${round} of ${rounds}: ${losses}`;
};
