import type { Answer } from '@inkstone/call/server';

export const answers: readonly Answer[] = [];
