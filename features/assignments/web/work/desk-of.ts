import { deskLocationFor } from '@inkstone/marking/addresses';
import type { GivenItem } from './families.ts';

/** The desk where the answers of some given work are marked. */
export const deskOf = ({ id, programme, desk: { hasFiles, skill } }: Pick<GivenItem, 'id' | 'programme' | 'desk'>) =>
  deskLocationFor({ id, programme, hasFiles }, skill ?? undefined);
