import * as z from 'zod';
import { address } from '@inkstone/base';

/** The living catalogue of the shared parts. */
export const catalogue = address('/comp', z.object({}));
