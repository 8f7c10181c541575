import { localize } from '@inkstone/base';

// Stored with the pack and read by people of either language, so it is said in both at once.
const again = { en: '{title}: again', zh: '{title}：再练' };

interface Titles {
  en: string;
  zh: string | null;
}

/** What a pack is called at first: the work's title with "again", in every language that the title has. */
export const packedTitles = ({ en, zh }: Titles): { en: string; zh: string } => ({
  en: en === zh ? '' : localize(again, 'en', { title: en }),
  zh: zh === null ? '' : localize(again, 'zh', { title: zh }),
});
