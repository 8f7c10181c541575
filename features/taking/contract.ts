export * from './contract/attempt.ts';
export * from './contract/save-answers.ts';
export * from './contract/import-answers.ts';
export * from './contract/recording.ts';
export * from './contract/environment.ts';
export * from './contract/files.ts';
export * from './contract/lateness.ts';
export * from './contract/quest-detail.ts';
