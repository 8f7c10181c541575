import type { Delivery } from '../journal/delivery.ts';
import { toDeliveryFailure } from '../journal/delivery-failure.ts';
import { syncWithoutEvents } from './send-next-batch.ts';
import type { OpenAttempt } from './open-attempt.ts';

/**
 * Asks the server to choose the second module once it has every earlier answer. The batch is empty, so that the server
 * applies its clock where that has closed the first module. False where the request could not be made yet.
 */
export const requestModule = async (attempt: OpenAttempt, delivery: Delivery): Promise<boolean> => {
  const { windowState, outbox } = attempt;
  if (windowState.get().isLost) return false;
  if (outbox.journal().entries.length > 0) {
    delivery.retryNow();
    return false;
  }
  try {
    await syncWithoutEvents(attempt);
    return !windowState.get().isLost;
  } catch (error) {
    const { trouble, message } = toDeliveryFailure(error);
    if (trouble === 'heldElsewhere') windowState.markLost(trouble, message);
    else windowState.set({ trouble, troubleMessage: message });
    return false;
  }
};
