export { screens } from './screens.ts';
export type { WorkItem } from './families.ts';
export { useOpenWork, useWatchedWindow } from './use-work-window.ts';
export { actOf, isMissed } from './work-acts.ts';
export { WorkAct, WorkHow, WorkRows, WorkWhen } from './work-rows.tsx';
