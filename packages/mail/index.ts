export * from './mail-job.ts';
export * from './mailer.ts';
export * from './smtp-failure.ts';
export * from './mail-server.ts';
export * from './public-address.ts';
