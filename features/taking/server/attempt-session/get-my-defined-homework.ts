import { findRecipientAssignment, findObstacle, computeWindow } from '@inkstone/assignments/server';
import { signPictures, signStimulus } from '@inkstone/bank/server';
import { instantText } from '@inkstone/base';
import { handleCall, readerZone } from '@inkstone/call/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import { getMyDefinedHomework as contract } from '../../contract.ts';
import { readAssignedContent } from './assigned-content.ts';
import { listHeldRecordingsIn, withholdRecordings } from './held-recordings.ts';

/** Returns the tasks of homework that a teacher wrote, once it is open; never a key. */
export const getMyDefinedHomework = handleCall(
  contract,
  async ({ input, me, tx, now, school, secret, language, refuse, notFound }) => {
    const sitting = await findRecipientAssignment(tx, { assignmentId: input.id, studentId: me.id });
    if (!sitting || !getKindRules(sitting.assignment.kind).isWrittenByTeacher) return notFound();
    const { assignment, recipient } = sitting;
    const window = computeWindow(assignment, recipient, school);
    const obstacle = findObstacle({ schedule: assignment, own: recipient, window }, now);
    if (obstacle === 'deleted') return refuse('assignment.deleted');
    if (obstacle === 'withdrawn') return refuse('assignment.withdrawn');
    if (obstacle === 'notYet') {
      return refuse('assignment.notYet', { at: instantText(window.opensAt, language, readerZone({ me, school })) });
    }
    const reader = { secret, personId: me.id, now };
    const content = await readAssignedContent(tx, assignment, null);
    const heldRecordings = await listHeldRecordingsIn(tx, content, { me, now });
    const questions = content.sections.flatMap(({ sets }) =>
      sets.flatMap((set) => set.questions.map((question) => ({ set, question }))),
    );
    return {
      id: assignment.id,
      tasks: questions.map(({ set, question }, index) => ({
        questionId: question.questionId,
        number: index + 1,
        stimulus: withholdRecordings(signStimulus(set.stimulus, reader), heldRecordings),
        prompt: signPictures(question.prompt, reader),
        points: question.points,
      })),
    };
  },
);
