import { Instant, Section, useTranslation } from '@inkstone/ui';
import { paperMessages } from '../../messages.ts';
import { useMarkText } from './mark-text.ts';
import styles from './paper.module.css';
import type { PaperTest } from './use-paper-marks.ts';

/** What was changed of the marks, by whom and when, the newest first. */
export const PaperHistory = ({ test: { changes, list } }: { test: PaperTest }) => {
  const t = useTranslation(paperMessages);
  const toText = useMarkText();
  if (changes.length === 0) return null;
  const names = new Map(list.map(({ studentId, name }) => [studentId, name]));
  return (
    <Section title={t('history')}>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={`${change.studentId} ${change.at}`}>
            <span className="num">
              {t('historyRow', {
                name: names.get(change.studentId) ?? '',
                old: toText(change.old),
                new: toText(change.new),
              })}
            </span>
            <span className="meta">
              {change.byName} · <Instant at={change.at} />
              {change.sheet !== null && ` · ${t('fromSheet', { name: change.sheet || t('pasted') })}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
