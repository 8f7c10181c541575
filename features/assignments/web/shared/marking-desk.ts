import { deskLocationFor } from '@inkstone/marking/addresses';
import type { TeacherAssignment } from './families.ts';

/** The desk where the answers of some given work are marked. */
export const markingDeskFor = ({
  id,
  programme,
  desk: { hasFiles, skill },
}: Pick<TeacherAssignment, 'id' | 'programme' | 'desk'>) =>
  deskLocationFor({ id, programme, hasFiles }, skill ?? undefined);
