import type { RobotKindName } from '../../../robot-address.ts';
import { dingtalk } from './dingtalk.ts';
import { feishu } from './feishu.ts';
import type { RobotKind } from './kind.ts';
import { wecom } from './wecom.ts';

/** The services by their names. */
export const robotKinds: Readonly<Record<RobotKindName, RobotKind>> = { wecom, dingtalk, feishu };
