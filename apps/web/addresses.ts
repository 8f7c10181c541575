import * as z from 'zod';
import { screenRoute } from '@inkstone/base';

/** The living catalogue of the shared parts. */
export const catalogue = screenRoute('/comp', z.object({}));
