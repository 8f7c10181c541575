import type { RefreshSubjects } from '@inkstone/call/server';
import { studentViewSetting } from '@inkstone/home/server';
import { appearanceSetting, customerServiceSetting } from '@inkstone/session/server';

/** What open pages reload when a setting was changed, by its key. */
export const settingRefreshes: ReadonlyMap<string, keyof RefreshSubjects> = new Map([
  [appearanceSetting.key, 'school/look'],
  [customerServiceSetting.key, 'common/customerService'],
  [studentViewSetting.key, 'frontend/index'],
]);
