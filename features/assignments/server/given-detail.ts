import { nameIn } from '@inkstone/base';
import type { PinnedContent } from '@inkstone/bank/server';
import { answer, type Deciding } from '@inkstone/call/server';
import { homeworkDetail, testDetail } from '../contract.ts';
import { bindAsked, narrowed, questionsIn, readGiven } from './asked.ts';
import { kindsOf, type FamilyOfWork } from './own.ts';
import { goesByAnswers, readProgress } from './progress.ts';
import { listRedos } from './redo.queries.ts';
import { listRemoved } from './removed.queries.ts';
import { listSatSections } from './desk.queries.ts';
import { changeOf, recipientOf, watchedOf } from './watched.ts';
import { listChanges, listRecipients, readWatched, type WatchedRow } from './watching.queries.ts';

type Detail = Pick<Deciding<typeof homeworkDetail>, 'input' | 'me' | 'tx' | 'now' | 'school' | 'language' | 'notFound'>;

/** What is asked now, and by which rules. */
const readAsked = async ({ tx }: Detail, row: WatchedRow) => {
  const content = await readGiven(tx, { id: row.id, paperRevisionId: row.paper_revision_id });
  const removed = await listRemoved(tx, row.id);
  const asked = narrowed(content, (id) => !removed.has(id));
  return { asked, rules: bindAsked(row, asked) };
};

const setsIn = ({ sections }: PinnedContent, language: Detail['language']) =>
  sections
    .flatMap(({ sets }) => sets)
    .map((set) => ({ title: nameIn(language, set.title, set.titleZh), questions: set.questions.length }));

/** One piece of given work: every student with state, period, progress and score, and the ledger of its window. */
export const detailOf = (family: FamilyOfWork) => async (it: Detail) => {
  const { input, me, tx, now, school, language, notFound } = it;
  const key = { ids: [input.id], teacherId: me.id, now, archiveHours: school.archiveHours };
  const [row] = await readWatched(tx, key);
  if (!row || !kindsOf(family).includes(row.kind)) return notFound();
  const { asked, rules } = await readAsked(it, row);
  const withAnswers = rules !== null && goesByAnswers(rules);
  const recipients = await listRecipients(tx, { assignmentId: row.id, withAnswers });
  const redos = await listRedos(
    tx,
    recipients.map(({ id }) => id),
  );
  const sections = await listSatSections(tx, [row.id]);
  const changes = await listChanges(tx, row.id);
  return {
    assignment: {
      ...watchedOf(row, sections.get(row.id), language),
      titles: { en: row.title, zh: row.title_zh },
      paperTitle: row.paper_title === null ? null : nameIn(language, row.paper_title, row.paper_title_zh),
      sets: setsIn(asked, language),
      reportAt: row.report_at,
      reportOpen: row.report_opened_at !== null,
    },
    recipients: recipients.map((recipient) =>
      recipientOf(recipient, row, {
        ...{ language, now, school },
        progress: readProgress(recipient, rules, questionsIn(asked).length),
        redos: redos.filter(({ recipientId }) => recipientId === recipient.id),
      }),
    ),
    changes: changes.map((change) => changeOf(change, language)),
  };
};

/** Of homework. */
export const readHomeworkDetail = answer(homeworkDetail, detailOf('homework'));

/** Of a test. */
export const readTestDetail = answer(testDetail, detailOf('test'));
