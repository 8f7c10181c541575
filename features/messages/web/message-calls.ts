import { getLoginFamily, type LoginFamily, type Role } from '@inkstone/session/contract';
import {
  deleteBackendMessage,
  deleteMessage,
  listBackendMessages,
  listMessages,
  markBackendMessageRead,
  markMessageRead,
} from '../contract.ts';

/** The calls of each login family: same operations, different names. */
const callsByFamily = {
  frontend: { list: listMessages, read: markMessageRead, remove: deleteMessage },
  backend: { list: listBackendMessages, read: markBackendMessageRead, remove: deleteBackendMessage },
} as const satisfies Record<LoginFamily, unknown>;

/** The calls of one login. */
export type MessageCalls = (typeof callsByFamily)[LoginFamily];

/** The calls for a role. */
export const messageCallsFor = (role: Role): MessageCalls => callsByFamily[getLoginFamily(role)];
