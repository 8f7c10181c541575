import { defineMessages } from '@inkstone/base';

/** Messages for tags and difficulty. */
export const classificationMessages = defineMessages('bank.classification', {
  tags: { en: 'Tags', zh: '标签' },
  tagsOptional: { en: 'Tags (optional)', zh: '标签（选填）' },
  tagsHint: {
    en: 'Your own words for finding the set. Changing them makes no new version.',
    zh: '便于查找的自定义词语；修改标签不会产生新版本。',
  },
  addTag: { en: 'Add a tag', zh: '添加标签' },
  anyTags: { en: 'Any tags', zh: '全部标签' },
  difficulty: { en: 'Difficulty', zh: '难度' },
  difficultyOptional: { en: 'Difficulty (optional)', zh: '难度（选填）' },
  anyDifficulty: { en: 'Any difficulty', zh: '全部难度' },
  notSaid: { en: 'Not set', zh: '不设置' },
  'level-1': { en: 'Very easy', zh: '很容易' },
  'level-2': { en: 'Easy', zh: '较容易' },
  'level-3': { en: 'Medium', zh: '中等' },
  'level-4': { en: 'Hard', zh: '较难' },
  'level-5': { en: 'Very hard', zh: '很难' },
});
