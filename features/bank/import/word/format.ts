import { findNamed } from '../markup.ts';
import { SourceError, type ImportFormat, type ReadSource, type SourceFile } from '../format.ts';
import { readPaperLines } from '../paper-text/format.ts';
import type { ReadingRule } from '../../reading-rules.ts';
import { Archive } from './archive.ts';
import { readBlocks } from './blocks.ts';
import { WordMedia } from './media.ts';
import { Numbering } from './numbering.ts';

const documentName = 'word/document.xml';

const isArchive = ({ bytes }: SourceFile): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

const read = async ({ bytes }: SourceFile, rules: readonly ReadingRule[] = []): Promise<ReadSource> => {
  const archive = new Archive(bytes);
  const root = await archive.readXml(documentName);
  const document = root && findNamed(root, 'document');
  const body = document && findNamed(document, 'body');
  if (!body) throw new SourceError('broken');
  const media = new WordMedia(archive, await archive.readXml('word/_rels/document.xml.rels'));
  const numbering = new Numbering(
    await archive.readXml('word/numbering.xml'),
    await archive.readXml('word/styles.xml'),
  );
  const groups = readPaperLines(readBlocks(body, { media, numbering }), rules);
  return { groups, files: await media.load() };
};

/** A paper as a Word document. */
export const word: ImportFormat = {
  id: 'word',
  name: { en: 'Word paper', zh: 'Word 试卷' },
  extensions: ['.docx'],
  recognises: (file) => {
    if (!isArchive(file)) return false;
    try {
      return new Archive(file.bytes).has(documentName);
    } catch (error) {
      if (error instanceof SourceError && error.code === 'broken') return false;
      throw error;
    }
  },
  read,
};
