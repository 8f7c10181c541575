import * as z from 'zod';
import { Id, integerBetween, type Language } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';

/** The student's own phase reports: `id` opens one. */
export const myPhaseReport = screenRoute(
  '/stu/phaseReport',
  z.object({ id: Id.optional(), page: integerBetween(1, 100_000).default(1) }),
);

/** The page behind a letter to a guardian. */
export const guardianReport = screenRoute('/guardian/report', z.object({}));

/**
 * The path of a letter: its token and the guardian's language, in which the page opens whatever the device's is. Both are
 * in the fragment, which no request or log contains, and scheme.js removes it at once.
 */
export const buildLetterLink = (token: string, language: Language): string =>
  `${guardianReport.path}#token=${token}&lang=${language}`;
