import * as z from 'zod';
import { screenRoute } from '@inkstone/exam/screen-paths';

/** The catalogue of the shared UI components. */
export const catalogue = screenRoute('/comp', z.object({}));
