export { collectGarbage } from './collect-garbage.ts';
export * from './heavy-tasks.ts';
export * from './job.ts';
export * from './jobs.ts';
export * from './thread-queue.ts';
export { workOnEach } from './work-on-each.ts';
