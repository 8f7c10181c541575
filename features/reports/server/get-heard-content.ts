import { signStimulusWithTranscript } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { readContent } from '@inkstone/taking/server';
import { getHeardContent as contract } from '../contract.ts';
import { readPlays } from './recording-plays.ts';
import { openOwnHomeworkReport } from './get-my-report.ts';

/** What the student's own homework let them hear, with their plays. */
export const getHeardContent = handleCall(contract, async (ctx) => {
  const { me, tx, now, secret, language, notFound } = ctx;
  const { row, report } = await openOwnHomeworkReport(ctx, tx);
  const content = await readContent(tx, { assignmentId: row.assignmentId, paperRevisionId: row.paperRevisionId });
  const reported = new Set(report.questions.map(({ questionId }) => questionId));
  const sets = content.sections
    .flatMap((section) => section.sets)
    .filter((set) => set.stimulus.kind === 'audio' && set.questions.some(({ questionId }) => reported.has(questionId)));
  if (sets.length === 0) return notFound();
  const { setPlays, clipPlays } = readPlays(row);
  const heardSets = sets.map((set) => ({
    setId: set.setId,
    title: localizedName(language, set.title, set.titleZh),
    stimulus: signStimulusWithTranscript(set.stimulus, { secret, personId: me.id, now }),
    ...setPlays(set.setId),
    clips: set.questions.flatMap(({ questionId, clip }) =>
      clip && reported.has(questionId) ? [{ questionId, clip, plays: clipPlays(questionId) }] : [],
    ),
  }));
  const heardIds = new Set(sets.flatMap((set) => set.questions.map(({ questionId }) => questionId)));
  const questions = report.questions.filter(({ questionId }) => heardIds.has(questionId));
  return { ...report, questions, heard: heardSets };
});
