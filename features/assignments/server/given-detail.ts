import { localizedName } from '@inkstone/base';
import type { PinnedContent } from '@inkstone/bank/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { homeworkDetail, testDetail } from '../contract.ts';
import { bindAsked, narrowed, questionsIn, readGiven } from './asked.ts';
import { kindsOf, type FamilyOfWork } from './own.ts';
import { goesByAnswers, readProgress } from './progress.ts';
import { listRedos } from './redo.queries.ts';
import { listRemoved } from './removed.queries.ts';
import { listSatSections } from './desk.queries.ts';
import { chooseRecipients, toRecipientEntries } from './recipient-page.ts';
import { changeOf, recipientOf, watchedOf } from './watched.ts';
import {
  listChanges,
  listRecipientKeys,
  listRecipients,
  readWatched,
  type WatchedRecipient,
  type WatchedRow,
} from './watching.queries.ts';

type Detail = Pick<
  HandlerContext<typeof homeworkDetail>,
  'input' | 'me' | 'tx' | 'now' | 'school' | 'language' | 'notFound'
>;

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
    .map((set) => ({ title: localizedName(language, set.title, set.titleZh), questions: set.questions.length }));

type Asked = Awaited<ReturnType<typeof readAsked>>;

/** The students of one page, chosen among all of them, and what is said of all. */
const readRecipients = async (it: Detail, row: WatchedRow, { asked, rules }: Asked) => {
  const { input, tx, now, school, language } = it;
  const { sort } = input;
  const withAnswers = rules !== null && goesByAnswers(rules);
  const list = (ids: readonly number[]) => listRecipients(tx, { assignmentId: row.id, ids, withAnswers });
  const progressFor = (recipient: WatchedRecipient) => readProgress(recipient, rules, questionsIn(asked).length);
  const keys = await listRecipientKeys(tx, { assignmentId: row.id, withLast: sort === 'last' });
  // How much is answered goes by the rules of the exam, which no query knows.
  const all = sort === 'answered' ? await list(keys.map(({ id }) => id)) : [];
  const answered = new Map(all.map((recipient) => [recipient.id, progressFor(recipient).answered]));
  const entries = toRecipientEntries(keys, row, { sort, language, now, school, answered });
  const { ids, ...summary } = chooseRecipients(entries, input, language);
  const redos = await listRedos(tx, ids);
  return {
    recipients: (await list(ids)).map((recipient) =>
      recipientOf(recipient, row, {
        ...{ language, now, school, progress: progressFor(recipient) },
        redos: redos.filter(({ recipientId }) => recipientId === recipient.id),
      }),
    ),
    ...summary,
    hasBegun: keys.some((key) => key.attempt_id !== null),
  };
};

/** One piece of given work: students with state, period, progress and score, all or one page of them; the ledger of its window. */
export const detailOf = (family: FamilyOfWork) => async (it: Detail) => {
  const { input, me, tx, now, school, language, notFound } = it;
  const key = { ids: [input.id], teacherId: me.id, now, archiveHours: school.archiveHours };
  const [row] = await readWatched(tx, key);
  if (!row || !kindsOf(family).includes(row.kind)) return notFound();
  const asked = await readAsked(it, row);
  const sections = await listSatSections(tx, [row.id]);
  const changes = await listChanges(tx, row.id);
  return {
    assignment: {
      ...watchedOf(row, sections.get(row.id), language),
      titles: { en: row.title, zh: row.title_zh },
      paperTitle: row.paper_title === null ? null : localizedName(language, row.paper_title, row.paper_title_zh),
      sets: setsIn(asked.asked, language),
      reportAt: row.report_at,
      reportOpen: row.report_opened_at !== null,
    },
    ...(await readRecipients(it, row, asked)),
    changes: changes.map((change) => changeOf(change, language)),
  };
};

/** Of homework. */
export const readHomeworkDetail = handleCall(homeworkDetail, detailOf('homework'));

/** Of a test. */
export const readTestDetail = handleCall(testDetail, detailOf('test'));
