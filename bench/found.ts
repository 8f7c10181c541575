import { sql } from 'drizzle-orm';
import { searchTerms } from '@inkstone/base';
import type { World } from './world.ts';

const body = 'a paper has as many words as a paper has, and some of them are long';

/** Question sets and papers of the bank: a search finds them by a text whose words nearly all of them hold. */
export const addContent = async (world: World, count: number): Promise<void> => {
  const titles = Array.from({ length: count }, (_, index) => `set ${index} ${body}`);
  const rows = JSON.stringify(titles.map((text) => ({ text, terms: searchTerms(text) })));
  const kept = sql`
    ${world.teacher.id}::bigint, 'amc', left(one->>'text', 12), 1, one->>'text',
    array(select jsonb_array_elements_text(one->'terms')), 25, now(), now() - interval '30 days' * random()`;
  await world.db.execute(sql`
    insert into question_set (owner_id, programme, title, head, search_text, search_terms, question_count, created_at,
                              updated_at, subject, types)
    select ${kept}, 'math', array['choice'] from jsonb_array_elements(${rows}::jsonb) one`);
  await world.db.execute(sql`
    insert into paper (owner_id, programme, title, head, search_text, search_terms, question_count, created_at,
                       updated_at, variant)
    select ${kept}, 'amc-8' from jsonb_array_elements(${rows}::jsonb) one`);
};

const pathOf = (typed: string): string => `common/search?q=${encodeURIComponent(typed)}`;

/** What a teacher types into the search: words that much holds, words that little holds, and one that nothing holds. */
export const taughtSearches = ['work', 'paper words', 'set 77 long', 'zq'].map(pathOf);

/** What a student types into it. */
export const ownSearch = pathOf('work 7');
