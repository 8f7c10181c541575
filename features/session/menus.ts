import type { LocalizedText } from '@inkstone/base';
import type { ScreenPath } from '@inkstone/exam/screen-path-list';
import type { Permission, Role } from './roles.ts';

/** One entry of a role's menu: a link, or a heading with links. */
export interface RoleMenuEntry {
  readonly id: string;
  readonly label: LocalizedText;
  readonly to?: ScreenPath;
  readonly children?: readonly RoleMenuEntry[];
  /** Screens that belong to it without being in the menu. */
  readonly covers?: readonly ScreenPath[];
}

interface Entry extends Omit<RoleMenuEntry, 'children'> {
  /** Shown only with this permission; the permission of a heading is required in addition to its entries' own. */
  readonly needs?: Permission;
  readonly children?: readonly Entry[];
}

const originals: LocalizedText = { en: 'Original', zh: '原版' };
const annotated: LocalizedText = { en: 'Annotated', zh: '批注版' };
const homeLabel: LocalizedText = { en: 'Home', zh: '首页' };
const textbooks: LocalizedText = { en: 'Textbooks', zh: '教材' };

const studentMenu: readonly Entry[] = [
  { id: 'home', label: homeLabel, to: '/stu/index' },
  { id: 'assignments', label: { en: 'Assignments', zh: '作业' }, to: '/stu/work', covers: ['/stu/work/detail'] },
  { id: 'tests', label: { en: 'Tests', zh: '测试' }, to: '/stu/test' },
  {
    id: 'textbooks',
    label: textbooks,
    children: [
      { id: 'originals', label: originals, to: '/stu/textBook' },
      { id: 'annotated', label: annotated, to: '/stu/textBook/annotateList' },
    ],
  },
  { id: 'courses', label: { en: 'Courses', zh: '课程' }, to: '/stu/course', covers: ['/stu/course/detail'] },
  {
    id: 'errorBook',
    label: { en: 'Error book', zh: '错题本' },
    to: '/stu/wrongQuestion',
    covers: ['/stu/wrongQuestion/detail'],
  },
  { id: 'practice', label: { en: 'Practice', zh: '练习' }, to: '/stu/practice' },
];

const teacherHome: Entry = {
  id: 'home',
  label: homeLabel,
  to: '/teacher/index',
  needs: 'index',
  covers: ['/teacher/marking', '/teacher/timetable'],
};

const assign: Entry = {
  id: 'assign',
  label: { en: 'Assign', zh: '布置' },
  needs: 'publish',
  children: [
    {
      id: 'workList',
      label: { en: 'Assignments', zh: '已布置作业' },
      to: '/teacher/task/wlist',
      needs: 'publish_homework',
      covers: ['/teacher/task', '/teacher/task/definetask', '/teacher/task/detail', '/teacher/task/definedetail'],
    },
    {
      id: 'testList',
      label: { en: 'Tests', zh: '已布置测试' },
      to: '/teacher/test/tlist',
      needs: 'publish_test',
      covers: ['/teacher/test', '/teacher/test/detail'],
    },
    {
      id: 'textbookList',
      label: { en: 'Textbooks', zh: '已布置教材' },
      to: '/teacher/textbook/list',
      needs: 'publish_textbook',
      covers: ['/teacher/textbook/assign', '/teacher/textbook/detail'],
    },
    {
      id: 'courseList',
      label: { en: 'Courses', zh: '已布置课程' },
      to: '/teacher/course/list',
      needs: 'publish_video',
      covers: ['/teacher/setCourse', '/teacher/course/detail'],
    },
  ],
};

const myStudents: Entry = {
  id: 'myStudents',
  label: { en: 'My students', zh: '我的学生' },
  needs: 'myStudent',
  children: [
    {
      id: 'students',
      label: { en: 'Students', zh: '学生' },
      to: '/teacher/myStu',
      needs: 'myStudent_student',
      covers: ['/teacher/studentReport'],
    },
    {
      id: 'announcements',
      label: { en: 'Announcements', zh: '通知' },
      to: '/teacher/announcement',
      needs: 'myStudent_student',
      covers: ['/teacher/announcement/create'],
    },
    {
      id: 'classes',
      label: { en: 'Classes', zh: '班级' },
      to: '/teacher/myClass',
      needs: 'myStudent_class',
      covers: ['/teacher/class/gradebook', '/teacher/class/paperTest'],
    },
    { id: 'team', label: { en: 'Team', zh: '团队' }, to: '/teacher/myTeam', needs: 'myStudent_myTeam' },
    { id: 'staff', label: { en: 'Staff', zh: '员工' }, to: '/teacher/myStaff', needs: 'myStudent_myStaff' },
  ],
};

const examinationCovers: readonly ScreenPath[] = [
  '/teacher/examination/detail',
  '/teacher/examination/create',
  '/teacher/examination/edit',
  '/teacher/examination/corrector',
];

const questionCovers: readonly ScreenPath[] = [
  '/teacher/subject/import',
  '/teacher/subject/points',
  '/teacher/subject/rubrics',
  '/teacher/subject/figures',
];

const bank: Entry = {
  id: 'bank',
  label: { en: 'Question bank', zh: '题库' },
  needs: 'repository',
  children: [
    {
      id: 'papers',
      label: { en: 'Papers', zh: '试卷' },
      to: '/teacher/examination',
      needs: 'repository_exampaper',
      covers: examinationCovers,
    },
    {
      id: 'questions',
      label: { en: 'Questions', zh: '题目' },
      to: '/teacher/subject',
      needs: 'repository_quest',
      covers: questionCovers,
    },
  ],
};

const bankTextbooks: Entry = {
  id: 'textbooks',
  label: textbooks,
  needs: 'textbook',
  children: [
    { id: 'originals', label: originals, to: '/teacher/textbook/bankList' },
    { id: 'annotated', label: annotated, to: '/teacher/textbook/annotateList' },
  ],
};

const myTests: Entry = { id: 'myTests', label: { en: 'My tests', zh: '我的测试' }, to: '/staff/test' };

const managerMenu: readonly Entry[] = [
  { id: 'candidates', label: { en: 'Candidates', zh: '应聘者' }, to: '/candidateHrIndex', needs: 'candidate' },
  { id: 'testList', label: { en: 'Tests of candidates', zh: '应聘者测试' }, to: '/candidate/testList', needs: 'test' },
  {
    id: 'questions',
    label: { en: 'Question bank', zh: '题库' },
    to: '/teacher/subject',
    needs: 'repository',
    covers: questionCovers,
  },
  {
    id: 'papers',
    label: { en: 'Papers', zh: '试卷' },
    to: '/teacher/examination',
    needs: 'repository_exampaper',
    covers: examinationCovers,
  },
];

const administration: Entry = {
  id: 'school',
  label: { en: 'School', zh: '学校' },
  needs: 'school',
  children: [
    {
      id: 'people',
      label: { en: 'People', zh: '人员' },
      to: '/school/people',
      needs: 'school_people',
      covers: ['/school/people/import', '/school/people/merge', '/school/people/pastScores'],
    },
    {
      id: 'classes',
      label: { en: 'Classes', zh: '班级' },
      to: '/school/classes',
      needs: 'school_classes',
      covers: ['/school/classes/copy', '/school/classes/merge'],
    },
    {
      id: 'timetable',
      label: { en: 'Timetable', zh: '课程表' },
      to: '/school/timetable',
      needs: 'school_classes',
      covers: ['/school/timetable/import'],
    },
    { id: 'settings', label: { en: 'Settings', zh: '学校设置' }, to: '/school/settings', needs: 'school_settings' },
    { id: 'record', label: { en: 'Record', zh: '操作记录' }, to: '/school/record', needs: 'school_records' },
  ],
};

/** The complete menu of each role. For non-teachers the student entries come before assigning. */
const menus: Readonly<Record<Role, readonly Entry[]>> = {
  student: studentMenu,
  teacher: [teacherHome, assign, myStudents, bank, bankTextbooks, administration],
  guide: [teacherHome, myStudents, assign, bank, bankTextbooks, administration],
  staff: [teacherHome, myStudents, assign, bank, bankTextbooks, administration, myTests],
  candidate: [{ id: 'home', label: homeLabel, to: '/candidate/index' }],
  recruitment: [...managerMenu, administration],
  'recruitment-supervisor': [...managerMenu, administration],
};

/** Input of a menu: the user's role and permissions, and the paths that exist and are allowed. */
export interface MenuKey {
  role: Role;
  permissions: readonly Permission[];
  built: ReadonlySet<string>;
}

const filterMenu = (entries: readonly Entry[], key: MenuKey): RoleMenuEntry[] =>
  entries.flatMap(({ needs, children, ...entry }): RoleMenuEntry[] => {
    if (needs && !key.permissions.includes(needs)) return [];
    if (!children) return entry.to && key.built.has(entry.to) ? [entry] : [];
    const builtChildren = filterMenu(children, key);
    return builtChildren.length === 0 ? [] : [{ ...entry, children: builtChildren }];
  });

/** The menu of a user: entries with permission and an existing screen; empty headings are left out. */
export const menuFor = (key: MenuKey): RoleMenuEntry[] => filterMenu(menus[key.role], key);

const firstLink = ([first]: readonly RoleMenuEntry[]): ScreenPath | undefined =>
  first?.to ?? (first?.children ? firstLink(first.children) : undefined);

/** Start page of a user: the first link of the menu, or the home page with only messages and account. */
export const indexFor = (key: MenuKey): ScreenPath => firstLink(menuFor(key)) ?? '/home';
