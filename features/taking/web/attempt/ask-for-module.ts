import type { Delivery } from '../journal/delivery.ts';
import { setbackOf } from '../journal/trouble.ts';
import { askWithNothing } from './send-next.ts';
import type { Sitting } from './sitting.ts';

/**
 * Asks the server to choose the second module, once it holds everything that was given before: with an empty batch, so
 * that it goes by the clock where the clock has closed the first one. False where it could not be asked yet.
 */
export const askForModule = async (it: Sitting, delivery: Delivery): Promise<boolean> => {
  const { live, outbox } = it;
  if (live.get().isLost) return false;
  if (outbox.journal().entries.length > 0) {
    delivery.retryNow();
    return false;
  }
  try {
    await askWithNothing(it);
    return !live.get().isLost;
  } catch (error) {
    const { trouble, message } = setbackOf(error);
    if (trouble === 'heldElsewhere') live.lose(trouble, message);
    else live.set({ trouble, troubleWords: message });
    return false;
  }
};
