export * from './mail-job.ts';
export * from './send-mail.ts';
