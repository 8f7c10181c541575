import { applicants, recruiters } from './candidates.ts';
import { students } from './students.ts';
import type { Permission, Person, School, SchoolClass } from './school-types.ts';

/** The sample school. */
export const school = {
  name: 'Hillside Tutoring, Shanghai',
  nameZh: '山南书院',
  timeZone: 'Asia/Shanghai',
  password: 'inkstone',
  archiveHours: 48,
} as const satisfies School;

const everything: readonly Permission[] = [
  'index',
  'publish',
  'publish_homework',
  'publish_test',
  'publish_textbook',
  'publish_video',
  'myStudent',
  'myStudent_student',
  'myStudent_class',
  'myStudent_myTeam',
  'myStudent_myStaff',
  'repository',
  'repository_exampaper',
  'repository_quest',
  'textbook',
];

const teachers = [
  {
    username: 'qiao',
    name: 'Ms. Qiao',
    nameZh: '乔老师',
    mail: 'qiao@hillside.example',
    roles: ['teacher'],
    language: 'en',
    permissions: everything,
  },
  {
    username: 'dou',
    name: 'Mr. Dou',
    nameZh: '窦老师',
    mail: 'dou@hillside.example',
    roles: ['teacher', 'guide'],
    language: 'zh',
    permissions: [
      'index',
      'publish',
      'publish_homework',
      'publish_test',
      'myStudent',
      'myStudent_student',
      'myStudent_class',
      'repository',
      'repository_exampaper',
      'repository_quest',
    ],
  },
  {
    username: 'mei',
    name: 'Ms. Mei',
    nameZh: '梅老师',
    mail: 'mei@hillside.example',
    roles: ['teacher'],
    language: 'en',
    permissions: [
      'index',
      'publish',
      'publish_homework',
      'publish_test',
      'publish_textbook',
      'publish_video',
      'myStudent',
      'myStudent_student',
      'myStudent_class',
      'repository',
      'repository_exampaper',
      'repository_quest',
      'textbook',
    ],
  },
  {
    username: 'shenyue',
    name: 'Shen Yue',
    nameZh: '沈悦',
    mail: 'shenyue@hillside.example',
    roles: ['guide'],
    language: 'zh',
    permissions: [
      'index',
      'publish',
      'publish_homework',
      'myStudent',
      'myStudent_student',
      'myStudent_class',
      'textbook',
    ],
  },
  {
    username: 'bailu',
    name: 'Bai Lu',
    nameZh: '白露',
    mail: 'bailu@hillside.example',
    roles: ['staff'],
    language: 'zh',
    permissions: ['index', 'myStudent', 'myStudent_student', 'myStudent_class'],
  },
  {
    username: 'martinreeve',
    name: 'Martin Reeve',
    nameZh: '马丁',
    mail: 'martinreeve@hillside.example',
    roles: ['staff'],
    language: 'en',
    permissions: ['index'],
  },
] as const satisfies readonly Person[];

/** Everyone who can sign in. */
export const people: readonly Person[] = [...teachers, ...recruiters, ...applicants, ...students];

const inGrades = (...grades: readonly number[]): string[] =>
  students.filter((student) => grades.includes(student.grade)).map((student) => student.username);

/** The two contest classes, grades 6 and 7 on Saturday, grades 8 to 10 on Sunday; and TOEFL on Wednesday evening. */
export const classes = [
  {
    code: 'amc8-saturday',
    name: 'AMC 8, Saturday morning',
    nameZh: 'AMC 8 周六上午班',
    teachers: ['dou', 'qiao', 'shenyue'],
    students: inGrades(6, 7),
  },
  {
    code: 'amc10-sunday',
    name: 'AMC 10 and 12, Sunday afternoon',
    nameZh: 'AMC 10/12 周日下午班',
    teachers: ['qiao', 'shenyue'],
    students: inGrades(8, 9, 10),
  },
  {
    code: 'toefl-evening',
    name: 'TOEFL, Wednesday evening',
    nameZh: '托福周三晚班',
    teachers: ['mei'],
    students: ['linxiaohe', ...inGrades(9, 10)],
  },
] as const satisfies readonly SchoolClass[];
