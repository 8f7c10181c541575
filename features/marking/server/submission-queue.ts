import { getMarkingState as contract } from '../contract.ts';
import type { HandlerContext } from '@inkstone/call/server';

export type QueueContext = Pick<HandlerContext<typeof contract>, 'tx' | 'me' | 'now' | 'language'>;
