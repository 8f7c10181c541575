import { programmeCardOf } from '@inkstone/programmes/cards';
import { variantHere } from '@inkstone/programmes/late';
import { placesIn } from '../rules.ts';
import { emptyPaper, underExam, type ComposedPaper, type ComposedSet } from './composed-paper.ts';

/** A new paper with a set in the first place of its programme's exams that takes all of its questions. */
export const paperWith = (set: ComposedSet): ComposedPaper => {
  const takes = ({ part: { types } }: ReturnType<typeof placesIn>[number]): boolean =>
    types.length === 0 || set.questions.every(({ type }) => types.some((one) => one === type));
  const exams = Object.keys(programmeCardOf(set.programme)?.exams ?? {});
  const found = exams.flatMap((id) => {
    const variant = variantHere(set.programme, id);
    const place = variant && placesIn(variant).find(takes);
    return place ? [{ id, section: place.section.id, part: place.hasParts ? place.part.id : null }] : [];
  });
  const { id = '', section = '', part = null } = found[0] ?? {};
  if (id === '') return emptyPaper();
  const begun = { ...emptyPaper(), sections: [{ section, part, seconds: null, sets: [set] }] };
  return underExam(begun, { programme: set.programme, variant: id });
};
