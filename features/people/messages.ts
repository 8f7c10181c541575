export * from './messages/adding.ts';
export * from './messages/classes.ts';
export * from './messages/staff.ts';
export * from './messages/student.ts';
export * from './messages/students.ts';
export * from './messages/team.ts';
export * from './messages/work.ts';
export * from './messages/guardians.ts';
