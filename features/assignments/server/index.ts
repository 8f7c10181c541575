import type { Answer, Subscribers } from '@inkstone/call/server';

export { assignment, recipient } from './assignments.tables.ts';
export {
  findSitting,
  listSetRevisions,
  lockSitting,
  type AssignmentRow,
  type RecipientRow,
  type Sitting,
} from './sitting.queries.ts';

export const answers: readonly Answer[] = [];
export const subscribers: Subscribers = {};
