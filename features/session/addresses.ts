import * as z from 'zod';
import { screenRoute } from '@inkstone/base';

const nothing = z.object({});

/** Leads to the login. */
export const root = screenRoute('/', nothing);

/** Where one signs in. */
export const login = screenRoute('/login', nothing);

/** Sends each role to its own index. */
export const home = screenRoute('/home', nothing);

/** The password of a student or candidate. */
export const studentPassword = screenRoute('/stu/modify/pwd', nothing);

/** The password of everyone of the backend login. */
export const teacherPassword = screenRoute('/teacher/modify/pwd', nothing);
