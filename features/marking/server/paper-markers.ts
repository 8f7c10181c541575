import { localizedName, type Language } from '@inkstone/base';
import type { MarkerRow } from './paper-markers.queries.ts';

export const toTeacher =
  (language: Language) =>
  ({ id, name, nameZh, kind }: MarkerRow) => ({ id, name: localizedName(language, name, nameZh), kind });
