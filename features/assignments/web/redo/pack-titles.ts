import { localize } from '@inkstone/base';

// Stored with the set and read in either language, so both languages are written at once.
const packTitle = { en: '{title}: again', zh: '{title}：再练' };

interface StoredTitles {
  en: string;
  zh: string | null;
}

/** Builds the first title of a new set: the assignment's title with "again", in every language that the title has. */
export const buildPackTitles = ({ en, zh }: StoredTitles): { en: string; zh: string } => ({
  en: en === zh ? '' : localize(packTitle, 'en', { title: en }),
  zh: zh === null ? '' : localize(packTitle, 'zh', { title: zh }),
});
