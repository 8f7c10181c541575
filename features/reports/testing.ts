import { randomUUID } from 'node:crypto';
import { createCalls } from '@inkstone/assignments/testing';
import { insertSet } from '@inkstone/bank/server';
import { linkStudent } from '@inkstone/people/server';
import type { TestBrowser, TestPerson, TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver } from '@inkstone/taking/testing';

/** A submitted reading passage: the first answer is right, the second wrong, the third blank. */
export interface SubmittedPassage {
  assignmentId: number;
  attemptId: number;
  right: number;
  wrong: number;
  blank: number;
  teacher: TestBrowser;
  student: TestBrowser;
  person: TestPerson;
}

const buildChoiceQuestion = (text: string) => ({
  type: 'choice',
  prompt: { text, options: ['A', 'B', 'C', 'D'].map((id_option) => ({ id_option, text: id_option })) },
  key: 'B',
  explanation: { en: '<p>See the first line.</p>', zh: '<p>见第一句。</p>' },
  points: 100,
  knowledgeNodeId: null,
});

/** Assigns one passage to one student, who submits it. */
export const createSubmittedPassage = async (
  school: TestSchool,
  {
    kind = 'homework',
    pictures = [],
  }: { kind?: 'test' | 'homework'; pictures?: readonly { id: number; mime: string }[] } = {},
): Promise<SubmittedPassage> => {
  const [owner, person] = [await school.person({ role: 'teacher' }), await school.person()];
  const now = school.clock.now();
  const set = await school.tx(async (tx) => {
    await linkStudent(tx, { teacherId: owner.id, studentId: person.id, since: now });
    return insertSet(tx, {
      ...{ ownerId: owner.id, now, programme: 'toefl-2023', subject: 'reading', title: 'Reefs', titleZh: '礁石' },
      stimulus: {
        kind: pictures.length > 0 ? 'picture' : 'passage',
        html: '<p>Keepers logged birds. Nobody read the logs.</p>',
        files: [...pictures],
      },
      questions: ['<p>One?</p>', '<p>Two?</p>', '<p>Three?</p>'].map(buildChoiceQuestion),
    });
  });
  const [right = 0, wrong = 0, blank = 0] = set.questionIds;
  const teacher = await school.signIn(owner);
  const { id: assignmentId } = await teacher.send(createCalls[kind], {
    requestId: randomUUID(),
    title: 'A passage',
    setIds: [set.setId],
    studentIds: [person.id],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
  });
  const student = await school.signIn(person);
  const work = {
    teacher,
    student,
    ownerId: owner.id,
    studentPerson: person,
    assignmentId,
    questionIds: set.questionIds,
    kind,
  };
  const sitting = await openAttemptDriver(school, work);
  const { sections } = sitting.start.blueprint as { sections: { id: string }[] };
  await sitting.sendEvents(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: sections[0]?.id ?? '' },
    { kind: 'question-entered', questionId: right },
    { kind: 'answered', questionId: right, value: 'B' },
    { kind: 'question-entered', questionId: wrong },
    { kind: 'answered', questionId: wrong, value: 'C' },
  );
  const { attemptId } = sitting;
  await student.send(finishAttempt, { attemptId, events: [], finish: 'attempt' });
  return { assignmentId, attemptId, right, wrong, blank, teacher, student, person };
};
