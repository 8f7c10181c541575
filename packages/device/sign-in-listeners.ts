import { createListeners } from '@inkstone/base';

const { subscribe, notify } = createListeners();

/** Listens for the person of this window signing in again after their session was lost; returns a function that ends it. */
export const onSignedInAgain = subscribe;

/** Called once requests carry the new session. */
export const notifySignedInAgain = notify;
