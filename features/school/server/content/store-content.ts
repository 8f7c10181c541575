import { insertFile, storeExchangedPaper, storeSets, type ImportedFile } from '@inkstone/bank/server';
import type { HandlerContext } from '@inkstone/call/server';
import { listCourseFiles, storeExchangedCourse } from '@inkstone/courses/server';
import { toFileName } from '@inkstone/files';
import { insertUploadedBook } from '@inkstone/textbooks/server';
import type { ContentKind, importContent } from '../../contract/content.ts';
import type { CheckedContent } from './check-content.ts';

type StoreContext = Pick<HandlerContext<typeof importContent>, 'me' | 'tx' | 'now' | 'enqueue'>;

/** Ids of new objects by their places, from 0. */
export type StoredContent = Record<ContentKind, Map<number, number>>;

/** Registers files of a package as the importer's own uploads; each kind of use has a row of its own. */
const createFileRegister = ({ me, tx, now }: StoreContext, files: readonly ImportedFile[]) => {
  const filesByNumber = new Map(files.map((file) => [file.id, file]));
  const ids = new Map<number, number>();
  const insert = async (number: number): Promise<number> => {
    const file = filesByNumber.get(number);
    if (!file) throw new Error('the package does not hold the file');
    const { key, kind, mime, size: sizeBytes, sha256 } = file.stored;
    const row = { key, mime, sizeBytes, sha256, name: toFileName(file.name, kind), ownerId: me.id, createdAt: now };
    return insertFile(tx, { ...row, usedBy: null });
  };
  const insertAll = async (numbers: readonly number[]): Promise<void> => {
    for (const number of numbers) if (!ids.has(number)) ids.set(number, await insert(number));
  };
  return { insert, insertAll, getId: (number: number) => ids.get(number) ?? 0 };
};

/** Stores all new objects of a package that was compared with the school. */
export const storeContent = async (
  ctx: StoreContext,
  { sets, paper, course, textbook }: CheckedContent,
  files: readonly ImportedFile[],
): Promise<StoredContent> => {
  const { me, tx, now } = ctx;
  const owner = { ownerId: me.id, now };
  const stored: StoredContent = { set: new Map(), paper: new Map(), course: new Map(), textbook: new Map() };
  const savedSets = await storeSets(tx, { sets, files, ...owner });
  for (const [at, { setId }] of savedSets) stored.set.set(at, setId);
  for (const [at, { state, checked }] of paper.entries()) {
    if (state !== 'new' || !checked) continue;
    const saved = await storeExchangedPaper(tx, { paper: checked.paper, sets, savedSets, ...owner });
    stored.paper.set(at, saved.paperId);
  }
  const register = createFileRegister(ctx, files);
  const getSetId = (at: number) => sets[at]?.sameAs ?? stored.set.get(at) ?? 0;
  for (const [at, { state, checked }] of course.entries()) {
    if (state !== 'new' || !checked) continue;
    await register.insertAll(listCourseFiles(checked.course.lessons));
    const source = { course: checked.course, sets, files, getSetId, getFileId: register.getId };
    stored.course.set(at, await storeExchangedCourse(tx, { ...source, ...owner }));
  }
  for (const [at, { state, checked }] of textbook.entries()) {
    if (state !== 'new' || !checked) continue;
    const file = await register.insert(checked.textbook.file);
    stored.textbook.set(at, await insertUploadedBook(ctx, { ...checked.textbook, file }));
  }
  return stored;
};
