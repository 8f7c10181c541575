export * from './contract/sitting.ts';
export * from './contract/saving.ts';
export * from './contract/importing.ts';
export * from './contract/recording.ts';
export * from './contract/environment.ts';
export * from './contract/files.ts';
export * from './contract/late.ts';
export * from './contract/quest.ts';
