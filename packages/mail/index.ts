export * from './mail-job.ts';
export * from './mailer.ts';
export * from './smtp-failure.ts';
