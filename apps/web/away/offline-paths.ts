import type { ScreenPath } from '@inkstone/exam/screen-path-list';

/** The student pages that also open offline. */
export const studentPaths: readonly ScreenPath[] = ['/stu/index', '/stu/work', '/stu/work/detail', '/stu/test'];

/** All pages that open offline, including those that lead there. */
export const offlinePaths: readonly ScreenPath[] = ['/', '/login', '/home', ...studentPaths];
