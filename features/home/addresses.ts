import * as z from 'zod';
import { screenRoute } from '@inkstone/exam/screen-paths';

const nothing = z.object({});

/** The student's home. */
export const studentHome = screenRoute('/stu/index', nothing);

/** The teacher's home. */
export const teacherHome = screenRoute('/teacher/index', nothing);
