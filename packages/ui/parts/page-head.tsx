import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './page-head.module.css';

/** Sets the window's title. */
export const ScreenTitle = ({ title }: { title: string }) => {
  const t = useTranslation(messages);
  const documentTitle = `${title} · ${t('brand')}`;
  // The frame sets a screen's title before this runs, so the screen's own title wins.
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return null;
};

/** The book-border rule (文武线), one thick and one thin line: once a screen, under its title. */
export const WenwuRule = () => <div className={styles.rule} role="presentation" />;

interface PageHeadProps {
  /** The heading; also the window's title. */
  title: string;
  /** A muted line above: date, person, origin. */
  kicker?: ReactNode;
  /** A muted line beside the heading. */
  meta?: ReactNode;
  /** The primary button of the screen. */
  action?: ReactNode;
  /** `display` for home and reports, where the heading is a sentence. */
  size?: 'title' | 'display';
  /** Language of the heading where it is content in another language than the reader's. */
  lang?: string;
}

/** The header of a screen: heading, details, and the book-border rule. */
export const PageHead = ({ title, kicker, meta, action, size = 'title', lang }: PageHeadProps) => (
  <header className={styles.head} data-size={size}>
    <ScreenTitle title={title} />
    {kicker && <div className={`meta num ${styles.kicker}`}>{kicker}</div>}
    <div className={styles.line}>
      <h1 lang={lang}>{title}</h1>
      {meta && <span className="meta num">{meta}</span>}
      {action && <span className={styles.action}>{action}</span>}
    </div>
    <WenwuRule />
  </header>
);
