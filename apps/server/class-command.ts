import type { Db } from '@inkstone/db';
import { addClass, joinClass, leaveClass, tellClasses } from './class-acts.ts';
import { runCommand, type Ask, type Flags } from './command.ts';

const usage = `npm run class -- add              make a class; what is not said is asked
    --name "Saturday A" [--name-zh 周六甲班] --teachers qiao,mei [--students anqi,dingle]
npm run class -- list             every class with its number, its teachers and its students
npm run class -- join             --class NUMBER --students anqi,dingle
npm run class -- leave            --class NUMBER --students anqi

The first of --teachers is whose class it is. People are named by their user names; npm run person -- list tells them.
Who leaves a class keeps the work that was given to them.`;

const flags = ['name', 'name-zh', 'teachers', 'students', 'class'] as const;

type ClassFlags = Flags<(typeof flags)[number]>;

const add = async (db: Db, said: ClassFlags, ask: Ask): Promise<string[]> => {
  const name = await ask('Name', said.name);
  const teachers = await ask('Teachers, joined by commas', said.teachers);
  const students = await ask('Students, joined by commas', said.students, '');
  return addClass(db, { name, nameZh: said['name-zh'], teachers, students }, new Date());
};

const placeOf = async (said: ClassFlags, ask: Ask) => ({
  classId: await ask('Number of the class', said.class),
  students: await ask('Students, joined by commas', said.students),
});

const acts = {
  add,
  list: tellClasses,
  join: async (db: Db, said: ClassFlags, ask: Ask) => joinClass(db, await placeOf(said, ask), new Date()),
  leave: async (db: Db, said: ClassFlags, ask: Ask) => leaveClass(db, await placeOf(said, ask), new Date()),
};

await runCommand({ usage, flags, acts });
