export * from './job.ts';
export * from './jobs.ts';
