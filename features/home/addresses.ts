import * as z from 'zod';
import { address } from '@inkstone/base';

const nothing = z.object({});

/** The student's home. */
export const studentHome = address('/stu/index', nothing);

/** The teacher's home. */
export const teacherHome = address('/teacher/index', nothing);
