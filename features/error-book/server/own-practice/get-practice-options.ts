import { dayStartIn, localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { findProgramme } from '@inkstone/programmes';
import { getPracticeOptions as contract } from '../../contract.ts';
import { maxOpenPractice, maxPracticePerDay } from '../../practice-limits.ts';
import { countPractice, listPracticePlaces } from './own-practice.queries.ts';

type Place = Awaited<ReturnType<typeof listPracticePlaces>>[number];

/** Everything below a place, in the order of the tree. */
const listBelow = (places: readonly Place[], parentId: number): Place[] =>
  places.filter((place) => place.parentId === parentId).flatMap((place) => [place, ...listBelow(places, place.id)]);

/** Returns what the student can practise: the places of the tree with marked sets, and what the limits leave. */
export const getPracticeOptions = handleCall(contract, async ({ me, tx, now, school, language }) => {
  const places = await listPracticePlaces(tx);
  const since = dayStartIn(now, school.timeZone);
  const { open, today } = await countPractice(tx, { studentId: me.id, now, since });
  const toPlace = ({ id, name, nameZh }: Place) => ({ id, name: localizedName(language, name, nameZh) });
  const listSubjects = (programmeId: number) =>
    places
      .filter(({ kind, parentId }) => kind === 'subject' && parentId === programmeId)
      .map((subject) => ({
        ...toPlace(subject),
        points: listBelow(places, subject.id)
          .filter(({ kind }) => kind === 'knowledgePoint')
          .map(toPlace),
      }));
  return {
    programmes: places
      .filter(({ kind }) => kind === 'programme')
      .map((programme) => ({
        id: programme.code,
        name: findProgramme(programme.code)?.name[language] ?? toPlace(programme).name,
        subjects: listSubjects(programme.id),
      }))
      .filter(({ subjects }) => subjects.length > 0),
    openLeft: Math.max(0, maxOpenPractice - open),
    todayLeft: Math.max(0, maxPracticePerDay - today),
  };
});
