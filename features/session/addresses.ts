import * as z from 'zod';
import { address } from '@inkstone/base';

const nothing = z.object({});

/** Leads to the login. */
export const root = address('/', nothing);

/** Where one signs in. */
export const login = address('/login', nothing);

/** Sends each role to its own index. */
export const home = address('/home', nothing);

/** The password of a student or candidate. */
export const studentPassword = address('/stu/modify/pwd', nothing);

/** The password of everyone of the backend login. */
export const teacherPassword = address('/teacher/modify/pwd', nothing);
