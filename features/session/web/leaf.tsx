import { useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import { fold, lines } from './leaf-text.ts';
import styles from './leaf.module.css';

const Fishtail = ({ d }: { d: string }) => (
  <svg viewBox="0 0 20 66">
    <path d={d} />
    {d === upper && <path d="M0 54l10-12 10 12v3L10 45 0 57z" />}
  </svg>
);
const upper = 'M0 0h20v50l-10-12L0 50z';
const lower = 'M0 66h20V30L10 42 0 30z';

const Line = ({ line }: { line: (typeof lines)[number] }) => (
  <p>{line.map(({ said, praised }) => (praised ? <em key={said}>{said}</em> : said))}</p>
);

/** A leaf of a block-printed book: ruled columns, double border, fishtails in the fold, rings beside what was well said. */
export const Leaf = () => {
  const t = useTranslation(messages);
  return (
    <aside className={styles.ground} aria-hidden="true">
      <div className={styles.leaf} lang="zh-CN">
        <div className={styles.inner}>
          {lines.slice(0, 4).map((line) => (
            <Line key={line[0]?.said} line={line} />
          ))}
          <div className={styles.fold}>
            <Fishtail d={upper} />
            <span>{fold}</span>
            <Fishtail d={lower} />
          </div>
          {lines.slice(4).map((line) => (
            <Line key={line[0]?.said} line={line} />
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
