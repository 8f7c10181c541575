import * as z from 'zod';
import { screenRoute } from '@inkstone/exam/screen-paths';

/**
 * The environment check (sound output and microphone), asked for before exams that play or record sound. Every page
 * links to it, so it does not bring the routes of all programmes with it.
 */
export const environmentCheck = screenRoute('/stu/enviroment', z.object({}));
