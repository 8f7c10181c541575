import { mailWay } from './mail/index.ts';
import { pushWay } from './push/index.ts';
import { robotWay } from './robot/index.ts';
import type { NotificationWay, WayName } from './types.ts';

/** Every way beside the bell. */
export const ways: readonly NotificationWay[] = [mailWay, pushWay, robotWay];

/** A way by its name; undefined for one that this version does not know. */
export const findWay = (name: WayName): NotificationWay | undefined => ways.find((way) => way.name === name);
