export * from './mail-job.ts';
export * from './mailer.ts';
