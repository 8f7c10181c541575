export * from './contract/lessons.ts';
export * from './contract/timetable.ts';
export * from './contract/sessions.ts';
export * from './contract/rooms.ts';
export * from './contract/attendance.ts';
