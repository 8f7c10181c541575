import type { AnyJob } from '@inkstone/jobs';
import { mailJob } from '@inkstone/mail';

/** Every job that a process works on. */
export const jobs: readonly AnyJob[] = [mailJob];
