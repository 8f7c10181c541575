import type { Subscribers } from '@inkstone/call/server';

/** Which features hear each other's events, in the order in which they hear them. */
export const subscribers: readonly Subscribers[] = [];
