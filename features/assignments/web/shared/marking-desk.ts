import { deskLocationFor } from '@inkstone/marking/addresses';
import type { TeacherAssignment } from './families.ts';

/** The route of the marking desk for an assignment. */
export const markingDeskFor = ({
  id,
  programme,
  desk: { hasFiles, skill },
}: Pick<TeacherAssignment, 'id' | 'programme' | 'desk'>) =>
  deskLocationFor({ id, programme, hasFiles }, skill ?? undefined);
