import { localize } from '@inkstone/base';

// Stored with the pack and read by people of either language, so it is said in both at once.
const packTitle = { en: '{title}: again', zh: '{title}：再练' };

interface StoredTitles {
  en: string;
  zh: string | null;
}

/** What a pack is called at first: the work's title with "again", in every language that the title has. */
export const buildPackTitles = ({ en, zh }: StoredTitles): { en: string; zh: string } => ({
  en: en === zh ? '' : localize(packTitle, 'en', { title: en }),
  zh: zh === null ? '' : localize(packTitle, 'zh', { title: zh }),
});
