import type { Db } from '@inkstone/db';
import { addClass, joinClass, leaveClass, describeClasses } from './class-actions.ts';
import { runCommand, type Prompt, type Flags } from './command.ts';

const usage = `npm run class -- add              make a class; what is not said is asked
    --name "Saturday A" [--name-zh 周六甲班] --teachers qiao,mei [--students anqi,dingle]
npm run class -- list             every class with its number, its teachers and its students
npm run class -- join             --class NUMBER --students anqi,dingle
npm run class -- leave            --class NUMBER --students anqi

The first of --teachers is whose class it is. People are named by their user names; npm run person -- list tells them.
Who leaves a class keeps the work that was given to them.`;

const flags = ['name', 'name-zh', 'teachers', 'students', 'class'] as const;

type ClassFlags = Flags<(typeof flags)[number]>;

const add = async (db: Db, values: ClassFlags, ask: Prompt): Promise<string[]> => {
  const name = await ask('Name', values.name);
  const teachers = await ask('Teachers, joined by commas', values.teachers);
  const students = await ask('Students, joined by commas', values.students, '');
  return addClass(db, { name, nameZh: values['name-zh'], teachers, students }, new Date());
};

const askMembers = async (values: ClassFlags, ask: Prompt) => ({
  classId: await ask('Number of the class', values.class),
  students: await ask('Students, joined by commas', values.students),
});

const actions = {
  add,
  list: describeClasses,
  join: async (db: Db, values: ClassFlags, ask: Prompt) => joinClass(db, await askMembers(values, ask), new Date()),
  leave: async (db: Db, values: ClassFlags, ask: Prompt) => leaveClass(db, await askMembers(values, ask), new Date()),
};

await runCommand({ usage, flags, actions });
