import * as z from 'zod';
import { screenRoute } from '@inkstone/exam/screen-paths';

const nothing = z.object({});

/** Redirects to the login. */
export const root = screenRoute('/', nothing);

/** The login page. */
export const login = screenRoute('/login', nothing);

/** Sends each role to its own index. */
export const home = screenRoute('/home', nothing);

/** The password page of a student or candidate. */
export const studentPassword = screenRoute('/stu/modify/pwd', nothing);

/** The password page of users of the backend login. */
export const teacherPassword = screenRoute('/teacher/modify/pwd', nothing);
