import { teacherSide } from '@inkstone/session/contract';

/** Who may name markers of papers. */
export const markerNamer = teacherSide.may('repository_exampaper', 'publish_test');
