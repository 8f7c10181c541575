/**
 * What became of a message on its way, in the order of a page: `retrying` failed and is tried again, `failed` was given
 * up, `resting` was given up since the address takes nothing any more, `skipped` had nothing to tell any more.
 */
export const deliveryStates = ['waiting', 'retrying', 'sent', 'failed', 'resting', 'skipped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
