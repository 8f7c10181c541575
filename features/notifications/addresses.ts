import * as z from 'zod';
import { screenRoute } from '@inkstone/exam/screen-paths';

/** The settings of notifications: channels, topics and times; for everybody who signs in. */
export const notificationSettings = screenRoute('/notifications', z.object({}));
