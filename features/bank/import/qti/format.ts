import { SourceError, type ImportFormat } from '../format.ts';
import { readAssessments } from './classic/assessments.ts';
import { createGroups } from '../item-groups.ts';
import { readItems } from './groups.ts';
import { isQti, openPackage } from './package.ts';

/** QTI 1.2, 2.1, 2.2 and 3.0: packages with a manifest, Common Cartridge among them, and single XML files. */
export const qti: ImportFormat = {
  id: 'qti',
  name: { en: 'QTI and Common Cartridge', zh: 'QTI 与 Common Cartridge' },
  extensions: ['.zip', '.imscc', '.xml'],
  recognises: isQti,
  async read(file) {
    const source = await openPackage(file);
    const collected = createGroups();
    readItems(source, collected);
    readAssessments(source, collected);
    const groups = collected.end();
    if (groups.length === 0) throw new SourceError('empty');
    return { groups, files: await source.listMedia() };
  },
};
