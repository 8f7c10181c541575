import type { ScreenPath } from '@inkstone/base';

/** Where a student finds the own work: these pages open without a network, too. */
export const listPaths: readonly ScreenPath[] = ['/stu/index', '/stu/work', '/stu/work/detail', '/stu/test'];

/** With what leads there. */
export const awayPaths: readonly ScreenPath[] = ['/', '/login', '/home', ...listPaths];
