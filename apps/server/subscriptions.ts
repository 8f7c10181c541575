import { subscribers as assignments } from '@inkstone/assignments/server';
import type { Subscribers } from '@inkstone/call/server';
import { subscribers as taking } from '@inkstone/taking/server';

/** Which features hear each other's events, in the order in which they hear them. */
export const subscribers: readonly Subscribers[] = [assignments, taking];
