import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { deskLocationFor } from '@inkstone/marking/addresses';
import type { TeacherAssignment } from './families.ts';

/** The route of the marking desk for an assignment. */
export const markingDeskFor = ({
  id,
  kind,
  programme,
  desk: { hasFiles, skill },
}: Pick<TeacherAssignment, 'id' | 'kind' | 'programme' | 'desk'>) =>
  deskLocationFor({ id, kind: toPageKind(kind), programme, hasFiles }, skill === null ? {} : { skill });
