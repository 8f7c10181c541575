export * from './testing/assignment-fixture.ts';
export * from './testing/attempt-driver.ts';
export * from './testing/uploads.ts';
