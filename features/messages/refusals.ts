import { words } from '@inkstone/base';

/** Messages have nothing of their own to refuse. */
export const refusals = words('messages.refusals', {});
