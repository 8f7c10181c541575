import { findRecipientAssignment } from '@inkstone/assignments/server';
import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { computeAttemptDuration } from '@inkstone/taking/server';
import { getCandidateGuide as contract } from '../contract.ts';
import { isOver, computeState } from '../rules.ts';
import { findLinkedTest, countAttempt } from './linked-test.ts';

/** The facts displayed before the test. */
export const getCandidateGuide = handleCall(contract, {
  prepare: countAttempt,
  async decide({ input, tx, now, language, school, refuse }) {
    const linkedTest = await findLinkedTest(tx, { token: input.token, now, language });
    if (!linkedTest.ok) return refuse(linkedTest.code);
    const { row, test, facts } = linkedTest.value;
    const recipientAssignment = await findRecipientAssignment(tx, {
      assignmentId: test.assignmentId,
      studentId: row.personId,
    });
    if (!recipientAssignment) return refuse('candidate.linkOver');
    const time = await computeAttemptDuration(tx, recipientAssignment);
    return {
      school: localizedName(language, school.name, school.nameZh),
      ...{ name: test.name, position: test.position, title: test.title, message: row.message },
      ...{ questions: test.questions, isTimed: time.isTimed, timeLimit: time.seconds, deadline: test.deadline },
      ...{ isBegun: computeState(facts) === 'started', isOver: isOver(facts, now), personId: row.personId },
    };
  },
});
