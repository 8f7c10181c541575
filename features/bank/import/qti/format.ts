import { SourceError, type ImportFormat } from '../format.ts';
import { readItemGroups } from './groups.ts';
import { isQti, openPackage } from './package.ts';

/** QTI 2.1, 2.2 and 3.0: packages with a manifest, and single XML files. */
export const qti: ImportFormat = {
  id: 'qti',
  name: { en: 'QTI and Common Cartridge', zh: 'QTI 与 Common Cartridge' },
  extensions: ['.zip', '.imscc', '.xml'],
  recognises: isQti,
  async read(file) {
    const source = await openPackage(file);
    const groups = readItemGroups(source);
    if (groups.length === 0) throw new SourceError('empty');
    return { groups, files: await source.listMedia() };
  },
};
