import { nameIn, type Language } from '@inkstone/base';
import type { EntryRow } from './error-book.queries.ts';

const plain = (prompt: unknown): string => {
  const text = typeof prompt === 'object' && prompt !== null && 'text' in prompt ? String(prompt.text) : '';
  return text
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 160);
};

/** An entry as the wire names it. */
export const entryOf = (row: EntryRow, language: Language, now: Date) => ({
  id: row.id,
  questId: row.question_id,
  title: nameIn(language, row.title, row.title_zh),
  excerpt: plain(row.prompt),
  knowledgePoints:
    row.node_id === null ? [] : [{ id: row.node_id, name: nameIn(language, row.node_name ?? '', row.node_name_zh) }],
  errorCount: row.error_count,
  recentErrorTime: new Date(row.recent_error_at).toISOString(),
  subject: row.subject,
  program: row.programme,
  dueAt: row.left_at === null ? new Date(row.due_at).toISOString() : null,
  isDue: row.left_at === null && new Date(row.due_at) <= now,
});
