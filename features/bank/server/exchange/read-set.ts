import type { Handle } from '@inkstone/db';
import type { ExchangedSet, QuestionRubric, RubricContent } from '../../contract.ts';
import { keepWrongOptions } from '@inkstone/exam/evidence';
import { listWrongOptionIds } from '../clean-set.ts';
import { readTags } from '../classification.queries.ts';
import { readKeys } from '../keys.ts';
import { listLeafCodes } from './exchange.queries.ts';
import { findRevision, findSet, listQuestionsWithKeys, type KeyedQuestion } from '../read-sets.queries.ts';
import { type SetViewer } from '../set-access.queries.ts';

/** The library is the school's own, so that a file does not name it. */
const toExchangedRubric = ({ source: _source, ...rubric }: QuestionRubric): RubricContent => rubric;

/** Maps a question to the export format with its corrected key; an option that is right by now has no kind. */
const toExchangedQuestion = (question: KeyedQuestion, correctedKey: unknown): ExchangedSet['questions'][number] => {
  const { type, prompt, points, clip, explanation, evidence, rubric, nodeCode } = question;
  const key = correctedKey ?? question.key;
  const distractors = keepWrongOptions(question.distractors, listWrongOptionIds({ type, prompt, key }));
  return {
    ...{ type, prompt, key, points, clip, explanation },
    ...(evidence.length > 0 ? { evidence } : {}),
    ...(Object.keys(distractors).length > 0 ? { distractors } : {}),
    ...(rubric && { rubric: toExchangedRubric(rubric) }),
    knowledge: nodeCode,
    ...(question.difficulty === null ? {} : { difficulty: question.difficulty }),
    ...(question.furtherPoints.length > 0 ? { furtherKnowledge: question.furtherPoints.map(({ code }) => code) } : {}),
  };
};

const listPointCodes = ({ nodeCode, furtherPoints }: KeyedQuestion) => [
  nodeCode,
  ...furtherPoints.map(({ code }) => code),
];

/** Reads the newest revision of a set that a viewer may use in the export format, with file ids of the bank and corrected keys. */
export const readSet = async (db: Handle, setId: number, viewer: SetViewer): Promise<ExchangedSet | undefined> => {
  const set = await findSet(db, setId, viewer);
  return set && readSetRevision(db, setId, { ...set, number: set.head });
};

/** Reads one revision of a set, also of a hidden one, in the export format. */
export const readSetRevision = async (
  db: Handle,
  setId: number,
  set: { programme: string; subject: string; number: number },
): Promise<ExchangedSet | undefined> => {
  const revision = await findRevision(db, setId, set.number);
  if (!revision) return undefined;
  const questions = await listQuestionsWithKeys(db, [revision.id]);
  const keys = await readKeys(
    db,
    questions.map(({ revisionId }) => revisionId),
  );
  const { kind, html, files, audioSeconds, transcript = '', cues, look, scene } = revision.stimulus;
  const implied = new Set([`${set.programme}.${set.subject}`, ...questions.flatMap(listPointCodes)]);
  const places = (await listLeafCodes(db, setId)).filter((code) => !implied.has(code));
  const tags = await readTags(db, setId);
  return {
    programme: set.programme,
    subject: set.subject,
    title: revision.title,
    titleZh: revision.titleZh,
    ...(tags.length > 0 ? { tags } : {}),
    ...(places.length > 0 ? { places } : {}),
    stimulus: {
      kind,
      html,
      ...(audioSeconds ? { audioSeconds } : {}),
      ...(look && { look }),
      ...(scene && { scene }),
      transcript,
      ...(cues && { cues }),
      files: files.map(({ id }) => ({ id })),
    },
    questions: questions.map((question) => toExchangedQuestion(question, keys.get(question.revisionId)?.key)),
  };
};
