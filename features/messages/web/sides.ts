import { familyOf, type Family, type Role } from '@inkstone/session/contract';
import {
  deleteBackendMessage,
  deleteMessage,
  listBackendMessages,
  listMessages,
  readBackendMessage,
  readMessage,
} from '../contract.ts';

/** The calls of each login: the operations are the same, the names differ. */
const sides = {
  frontend: { list: listMessages, read: readMessage, remove: deleteMessage },
  backend: { list: listBackendMessages, read: readBackendMessage, remove: deleteBackendMessage },
} as const satisfies Record<Family, unknown>;

/** The calls of one login. */
export type Side = (typeof sides)[Family];

/** The calls for a role. */
export const sideOf = (role: Role): Side => sides[familyOf(role)];
