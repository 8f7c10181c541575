import { reportPlacesOf } from '@inkstone/reports/addresses';
import { usePlaces } from '@inkstone/session/web';
import type { GivenItem } from './families.ts';

/** Where the reports of an assignment are: of one student and of the whole; undefined where none is built. */
export const useReportPlace = ({ programme, kind }: Pick<GivenItem, 'programme' | 'kind'>) => {
  const { built } = usePlaces();
  const places = reportPlacesOf(programme);
  if (!places) return undefined;
  const one = kind === 'test' ? places.test : places.homework;
  const whole = kind === 'test' ? places.testWhole : places.homeworkWhole;
  return built.has(one.path) ? { one, whole: built.has(whole.path) ? whole : undefined } : undefined;
};
