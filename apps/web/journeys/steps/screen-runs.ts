import type { Language } from '@inkstone/base';
import { isAllowed, type Access } from '@inkstone/call';
import { readScreens, type ScreenEntry } from '../../../../tools/registries.ts';
import { screenFile } from '../../../../tools/screen-sources.ts';
import { candidatePlaces } from './sample-places.ts';

/** A user who opens all own screens in a language. */
export interface Run {
  who: 'student' | 'teacher' | 'staff' | 'nobody' | 'recruitment-supervisor' | 'candidate';
  language: Language;
}

/** All of them together open every screen. */
export const runs: readonly Run[] = [
  { who: 'student', language: 'zh' },
  { who: 'student', language: 'en' },
  { who: 'teacher', language: 'en' },
  { who: 'teacher', language: 'zh' },
  { who: 'staff', language: 'en' },
  { who: 'recruitment-supervisor', language: 'en' },
  { who: 'candidate', language: 'zh' },
  { who: 'candidate', language: 'en' },
  { who: 'nobody', language: 'en' },
  { who: 'nobody', language: 'zh' },
];

/** The accounts in the sample school. */
export const people = {
  student: { en: 'maximmorozov', zh: 'linxiaohe', family: 'student' },
  teacher: { en: 'qiao', zh: 'qiao', family: 'teacherOrStaff' },
  staff: { en: 'hejing', zh: 'hejing', family: 'teacherOrStaff' },
  'recruitment-supervisor': { en: 'taomin', zh: 'taomin', family: 'teacherOrStaff' },
  candidate: { en: 'irisfalk', zh: 'zhuyan', family: 'student' },
} as const;

/** Every screen of the product. */
export const screens = await readScreens();

const teacherPermissions = [
  ...['index', 'publish_homework', 'publish_test', 'publish_textbook', 'publish_video', 'textbook'],
  ...['repository_exampaper', 'repository_quest'],
  ...['myStudent_student', 'myStudent_class', 'myStudent_myTeam', 'myStudent_myStaff'],
];

const managerPermissions = ['candidate', 'test', 'repository', 'repository_exampaper'];
const officePermissions = ['school', 'school_people', 'school_classes', 'school_settings', 'school_records'];
const permissionsByRole = {
  teacher: teacherPermissions,
  staff: officePermissions,
  'recruitment-supervisor': managerPermissions,
} as const;

/** The screens of those who open only their own; others cover the rest. */
const ownScreens: Partial<Record<Run['who'], RegExp>> = {
  candidate: /candidate|recruitment/i,
  'recruitment-supervisor': /candidate|recruitment/i,
  staff: /^\/(?:staff|school)\//,
};

const isOwnScreen = ({ who }: Run, { path }: ScreenEntry): boolean => ownScreens[who]?.test(path) ?? true;

/** A candidate has one test, so only its screens have content. */
const isOwnTestScreen = (run: Run, { path }: ScreenEntry): boolean => {
  const shows = (addresses: readonly string[]) => addresses.some((address) => address.split('?')[0] === path);
  const own = candidatePlaces[people.candidate[run.language]] ?? [];
  return run.who !== 'candidate' || shows(own) || !shows(Object.values(candidatePlaces).flat());
};

/** Whether a run covers a screen; public screens are opened signed out. */
export const isFor = (run: Run, screen: ScreenEntry): boolean => {
  const who = screen.access as Access;
  if (run.who === 'nobody') return who.kind === 'anyone';
  return (
    who.kind !== 'anyone' &&
    isOwnScreen(run, screen) &&
    isOwnTestScreen(run, screen) &&
    isAllowed(who, {
      role: run.who,
      permissions: run.who in permissionsByRole ? permissionsByRole[run.who as 'teacher'] : [],
    })
  );
};

/** The screens with the same component, in order. */
export const listSharedScreens = (entries: readonly ScreenEntry[], screen: ScreenEntry): readonly ScreenEntry[] => {
  const file = screenFile(screen.load);
  return file ? entries.filter((entry) => screenFile(entry.load) === file) : [screen];
};

/** The screens that a run opens; screens shared by two runs are split alternately. */
export const listScreensForRun = (run: Run, entries: readonly ScreenEntry[]): readonly ScreenEntry[] => {
  const place = runs.filter((entry) => entry.who === run.who).indexOf(run);
  const isShared = run.who === 'student' || run.who === 'teacher';
  const opened = isShared ? entries.filter((_, index) => index % 2 === place) : entries;
  return [...new Set(opened.flatMap((screen) => listSharedScreens(opened, screen)))];
};
