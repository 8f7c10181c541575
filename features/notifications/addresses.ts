import * as z from 'zod';
import { screenRoute } from '@inkstone/exam/screen-paths';

/** By which ways and when one hears of what; for everybody who signs in. */
export const notificationSettings = screenRoute('/notifications', z.object({}));
