import { useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import styles from './leaf.module.css';

/** Text of the decorative leaf, the same in both languages. Highlighted words have rings beside them. */
const leafLines: readonly (readonly { text: string; isHighlighted?: boolean }[])[] = [
  [{ text: '凡学之道日有所读夜有' }],
  [{ text: '所思读而不思则浮思而' }],
  [{ text: '不写则散故置砚于案研' }],
  [{ text: '墨以待' }, { text: '字成于手义定于', isHighlighted: true }],
  [{ text: '心', isHighlighted: true }, { text: '师以朱笔点其善者' }],
  [{ text: '正其误者而后学可进也' }],
];

/** Text in the fold of the leaf. */
const foldText = '砚 学记';

const Fishtail = ({ d }: { d: string }) => (
  <svg viewBox="0 0 20 66">
    <path d={d} />
    {d === upper && <path d="M0 54l10-12 10 12v3L10 45 0 57z" />}
  </svg>
);
const upper = 'M0 0h20v50l-10-12L0 50z';
const lower = 'M0 66h20V30L10 42 0 30z';

const Line = ({ line }: { line: (typeof leafLines)[number] }) => (
  <p>{line.map(({ text, isHighlighted }) => (isHighlighted ? <em key={text}>{text}</em> : text))}</p>
);

/**
 * Decorative leaf of a block-printed book: ruled columns, double border, fishtails in the fold, and rings beside
 * highlighted words.
 */
export const Leaf = () => {
  const t = useTranslation(messages);
  return (
    <aside className={styles.ground} aria-hidden="true">
      <div className={styles.leaf} lang="zh-CN">
        <div className={styles.inner}>
          {leafLines.slice(0, 4).map((line) => (
            <Line key={line[0]?.text} line={line} />
          ))}
          <div className={styles.fold}>
            <Fishtail d={upper} />
            <span>{foldText}</span>
            <Fishtail d={lower} />
          </div>
          {leafLines.slice(4).map((line) => (
            <Line key={line[0]?.text} line={line} />
          ))}
        </div>
      </div>
      <p className={styles.caption}>
        <span>{t('leafInk')}</span>
        <span>
          {t('leafMarks')}
          <b>{t('leafCinnabar')}</b>
          {t('leafStop')}
        </span>
      </p>
    </aside>
  );
};
