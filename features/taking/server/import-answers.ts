import { questionTypeOf } from '@inkstone/exam/logic';
import { answer } from '@inkstone/call/server';
import { importAnswers as contract } from '../contract.ts';
import { listAnswers, listEvents } from './attempt.queries.ts';
import { scoreAgain } from './close.ts';
import { contentOf, questionsById } from './content.ts';
import { decodeEvents, recordParts } from './decode.ts';
import { appendEvents, lockTaughtAttempt, type AnswerUpsert, type EventRow } from './save.queries.ts';

/**
 * Brings in a student's file of unsent answers: what the journal lacks is appended under new numbers and marked as
 * imported, and an answer takes effect where it was given after the one that the server holds. The teacher has decided
 * by bringing it in, so it counts whenever it arrives.
 */
export const importAnswers = answer(
  contract,
  async ({ input, me, tx, now, school, secret, tell, refuse, notFound }) => {
    const { file } = input;
    const row = await lockTaughtAttempt(tx, { attemptId: file.attemptId, teacherId: me.id });
    if (!row) return notFound();
    const decoding = { secret, attemptId: row.id, now, holder: row.state.holder };
    const decoded = decodeEvents(file.events, decoding);
    const held = await listEvents(tx, row.id);
    const known = new Set(
      held.map(
        (event) => `${event.kind} ${event.questionId} ${event.claimedAt.getTime()} ${JSON.stringify(event.value)}`,
      ),
    );

    const questions = questionsById(
      await contentOf(tx, { assignmentId: row.assignment_id, paperRevisionId: row.paper_revision_id }),
    );
    const inForce = new Map((await listAnswers(tx, [row.id])).map((one) => [one.questionId, one.answeredAt.getTime()]));
    const latest = new Map<number, AnswerUpsert>();
    const events: EventRow[] = [];
    let unfit = 0;
    for (const [index, record] of file.events.entries()) {
      if (record.kind !== 'answered') continue;
      const { questionId, value } = recordParts(record);
      const claimedAt = Math.min((decoded[index]?.syncAt ?? 0) + (decoded[index]?.sinceSync ?? 0), now.getTime());
      if (known.has(`answered ${questionId} ${claimedAt} ${JSON.stringify(value)}`)) continue;
      const question = questions.get(record.questId);
      const type = question && questionTypeOf(question.type);
      const parsed = type?.answer.safeParse(value);
      const isFit = value === null || (parsed?.success && type?.fits(parsed.data, question?.prompt as never));
      if (!question || !isFit) {
        unfit += 1;
        continue;
      }
      const seq = row.ack + events.length + 1;
      const at = new Date(claimedAt);
      const verdict = 'applied: imported';
      events.push({ seq, kind: 'answered', question_id: questionId, value, claimed_at: at, received_at: now, verdict });
      if (claimedAt < (inForce.get(record.questId) ?? 0)) continue;
      inForce.set(record.questId, claimedAt);
      const isBlank = value === null || (parsed?.success && type?.isBlank(parsed.data));
      latest.set(record.questId, {
        question_id: record.questId,
        value: isBlank ? null : value,
        seq,
        answered_at: at,
        counts: true,
      });
    }
    if (events.length === 0) return refuse(unfit > 0 ? 'import.foreign' : 'import.nothing');

    const ack = row.ack + events.length;
    const state = { ...row.state, ack };
    const checkAt = new Date(now.getTime() + 60_000);
    await appendEvents(tx, { attemptId: row.id, events, answers: [...latest.values()], state, ack, checkAt });
    if (row.submitted_at) await scoreAgain({ tx, now, school, tell }, { ...row, state });
    return { imported: events.length, unfit, attemptId: row.id };
  },
);
