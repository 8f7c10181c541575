export { screens } from './screens.ts';
export type { WorkItem } from './work/families.ts';
export { useOpenWork, useWatchedWindow } from './work/use-work-window.ts';
export { actOf, isMissed } from './work/work-acts.ts';
export { WorkClock } from './mine/work-clock.tsx';
export { WorkAct, WorkHow, WorkRows, WorkWhen } from './mine/work-rows.tsx';
