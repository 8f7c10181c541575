export * from './contract/selection.ts';
export * from './contract/classes.ts';
export * from './contract/employees.ts';
export * from './contract/students.ts';
export * from './contract/terms.ts';
export * from './contract/team.ts';
export * from './contract/guardians.ts';
