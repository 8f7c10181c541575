import type { AttemptState, Instant } from './types.ts';

/** Writer epochs that the state remembers one by one; a person changes windows far less often. */
export const rememberedEpochs = 20;

const filterEpochs = <Value>(
  byEpoch: Readonly<Record<number, Value>>,
  isWanted: (epoch: number) => boolean,
): Record<number, Value> =>
  Object.fromEntries(Object.entries(byEpoch).filter(([epoch]) => isWanted(Number(epoch)))) as Record<number, Value>;

/**
 * Joins what is known of the oldest writer epochs, so that the state, which every save reads and writes, does not grow
 * with each takeover. The latest of their claims stays a lower bound for all later ones.
 */
export const joinOldEpochs = (state: AttemptState): AttemptState => {
  const oldest = state.writerEpoch - rememberedEpochs;
  if (oldest <= 1) return state;
  const old: Instant[] = Object.values(filterEpochs(state.claimedAt, (epoch) => epoch <= oldest));
  const joined = old.length > 0 ? { [oldest]: Math.max(...old) } : {};
  return {
    ...state,
    lastSeqByWriterEpoch: filterEpochs(state.lastSeqByWriterEpoch, (epoch) => epoch >= oldest),
    claimedAt: { ...filterEpochs(state.claimedAt, (epoch) => epoch > oldest), ...joined },
  };
};
