import type { Handle } from '@inkstone/db';
import type { ExchangedSet } from '../../contract.ts';
import { readKeys } from '../keys.ts';
import { listLeafCodes } from './exchange.queries.ts';
import { findRevision, findSet, listQuestionsWithKeys } from '../read-sets.queries.ts';

/** Reads the newest revision of a set in the export format, with file ids of the bank and corrected keys. */
export const readSet = async (db: Handle, setId: number): Promise<ExchangedSet | undefined> => {
  const set = await findSet(db, setId);
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
  const { kind, html, files, audioSeconds, transcript = '' } = revision.stimulus;
  const implied = new Set([`${set.programme}.${set.subject}`, ...questions.map(({ nodeCode }) => nodeCode)]);
  const places = (await listLeafCodes(db, setId)).filter((code) => !implied.has(code));
  return {
    programme: set.programme,
    subject: set.subject,
    title: revision.title,
    titleZh: revision.titleZh,
    ...(places.length > 0 ? { places } : {}),
    stimulus: {
      kind,
      html,
      ...(audioSeconds ? { audioSeconds } : {}),
      transcript,
      files: files.map(({ id }) => ({ id })),
    },
    questions: questions.map(({ revisionId, type, prompt, key, explanation, points, nodeCode, clip }) => ({
      ...{ type, prompt, points, clip },
      key: keys.get(revisionId)?.key ?? key,
      explanation: keys.get(revisionId)?.explanation ?? explanation,
      knowledge: nodeCode,
    })),
  };
};
