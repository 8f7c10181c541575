import * as z from 'zod';
import { screenRoute } from '@inkstone/exam/screen-paths';

/** The own private calendar address; for everybody who signs in. */
export const calendarSettings = screenRoute('/calendar', z.object({}));
