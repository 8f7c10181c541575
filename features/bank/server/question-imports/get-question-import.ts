import { handleCall } from '@inkstone/call/server';
import { getQuestionImport as contract } from '../../contract/question-imports.ts';
import { listMimes } from '../files.queries.ts';
import { findSimilar } from '../similarity/find-similar.ts';
import { signPictures, signStimulusWithTranscript } from '../sign-content.ts';
import { readImportFacts } from './import-facts.ts';
import { findQuestionImport, listImportItemPage } from './question-imports.queries.ts';
import { toSetViewer } from '../set-access.queries.ts';

const maxShownSimilar = 3;

/** A person's import with one page of its questions as they would be in the bank. */
export const getQuestionImport = handleCall(contract, async ({ input, me, tx, now, secret, notFound }) => {
  const row = await findQuestionImport(tx, { importId: input.importId, ownerId: me.id });
  if (!row) return notFound();
  const { outcome, page, pageNum } = input;
  const { rows, total } = await listImportItemPage(tx, { importId: row.id, outcome, page, pageNum });
  const reader = { secret, personId: me.id, now };
  const shownGroups = [...new Set(rows.map(({ groupPosition }) => groupPosition))];
  const mimes = await listMimes(tx, row.fileIds);
  const similar = await findSimilar(
    tx,
    rows.map(({ question, groupPosition, setId }) => ({
      setId,
      prompt: question?.prompt ?? null,
      passage: question ? (row.groups[groupPosition - 1]?.stimulus.html ?? '') : '',
    })),
    toSetViewer(me),
  );
  const [facts] = await readImportFacts(tx, [row]);
  if (!facts) return notFound();
  return {
    ...facts,
    groups: shownGroups.flatMap((group) => {
      const stored = row.groups[group - 1];
      if (!stored) return [];
      const files = stored.stimulus.files.map(({ id }) => ({ id, mime: mimes.get(id) ?? '' }));
      const { audioSeconds: _none, ...stimulus } = stored.stimulus;
      return [{ group, title: stored.title, stimulus: signStimulusWithTranscript({ ...stimulus, files }, reader) }];
    }),
    list: rows.map(
      ({ importId: _import, groupPosition: group, fingerprint: _fingerprint, question, ...item }, index) => ({
        ...item,
        group,
        question: question && signPictures(question, reader),
        similar: (similar[index] ?? [])
          .filter(({ setId }) => setId !== item.sameSetId && setId !== item.earlierSetId)
          .slice(0, maxShownSimilar),
      }),
    ),
    ...{ page, total, totalPage: Math.ceil(total / pageNum) },
  };
});
