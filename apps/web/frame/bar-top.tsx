import { Link } from 'react-router';
import { BrandMark, useTranslation } from '@inkstone/ui';
import type { LayoutParts } from '@inkstone/ui/screen';
import { OfflineNotice } from '../away/offline-notice.tsx';
import { messages } from '../messages.ts';
import { FoldedMenu } from './folded-menu.tsx';
import { MainMenu } from './main-menu.tsx';
import styles from './bar-top.module.css';

/** The top bar: brand, menu and the tools of the session. */
export const BarTop = ({ shell, path }: { shell: LayoutParts; path: string }) => {
  const t = useTranslation(messages);
  return (
    <>
      <header className={styles.top}>
        <a className={styles.skip} href="#content">
          {t('skip')}
        </a>
        <div className={styles.inner} data-crowded={shell.role ? true : undefined}>
          {shell.menu.length > 0 && <FoldedMenu shell={shell} path={path} />}
          <Link className={styles.brand} to={shell.home}>
            <BrandMark />
          </Link>
          <MainMenu menu={shell.menu} path={path} tips={shell.tips} />
          <div className={styles.tools}>
            <span className={styles.wide}>
              {shell.tools}
              {shell.role}
            </span>
            {shell.search}
            {shell.messages}
            <span className={styles.wide}>{shell.language}</span>
            {shell.user}
          </div>
        </div>
      </header>
      <OfflineNotice />
    </>
  );
};
