import { lazyWithRetry } from '@inkstone/ui';

/** The robot of a class's group, for the page of its owner. */
export const ClassRobotSection = /* @__PURE__ */ lazyWithRetry(
  async () => (await import('./class-robot-section.tsx')).ClassRobotSection,
);
/** What the members of a class were sent, for the page of its owner. */
export const ClassNoticeSection = /* @__PURE__ */ lazyWithRetry(
  async () => (await import('./class-notice-section.tsx')).ClassNoticeSection,
);
// For the service worker: nothing that needs a page.
export { showPushedMessages, type PushScope } from './push-worker.ts';
