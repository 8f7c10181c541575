import { ActionIcon, Button } from '@mantine/core';
import type { OutputOf } from '@inkstone/call/web';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, FilterTabs, HelpIcon, useWords } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import type { correctDetailList } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { saveStatePlace } from '../piece/open-piece.tsx';
import { readyToRelease } from './use-release.tsx';
import styles from './desk.module.css';

type Tab = 'piece' | 'rubric' | 'queue';

interface DeskTopProps {
  queue: OutputOf<typeof correctDetailList>;
  at: number;
  tab: Tab;
  onTab(tab: Tab): void;
  onGo(at: number): void;
  /** Goes on to where something is to be marked; absent where nothing is. */
  onNext: (() => void) | undefined;
  onKeys(): void;
  onRelease(): void;
}

/** The desk's head: what is marked, how far one is, whether it is saved, and the release. */
export const DeskTop = ({ queue, at, tab, onTab, onGo, onNext, onKeys, onRelease }: DeskTopProps) => {
  const t = useWords(messages);
  const { pieces, title } = queue;
  const count = readyToRelease(pieces).length;
  const tabs: Tab[] = ['piece', 'rubric', 'queue'];
  return (
    <>
      <header className={styles.top}>
        <div className={styles.what}>
          <ActionIcon variant="quiet" aria-label={t('close')} onClick={() => leaveWindow('/')}>
            <CloseIcon />
          </ActionIcon>
          <h1>{title}</h1>
        </div>
        <div className={`${styles.place} num`}>
          <ActionIcon variant="quiet" aria-label={t('previous')} disabled={at === 0} onClick={() => onGo(at - 1)}>
            <ChevronLeftIcon />
          </ActionIcon>
          <kbd>{'K'}</kbd>
          <b data-place={at + 1}>{t('place', { at: at + 1, all: pieces.length })}</b>
          <kbd>{'J'}</kbd>
          <ActionIcon
            variant="quiet"
            aria-label={t('next')}
            disabled={at === pieces.length - 1}
            onClick={() => onGo(at + 1)}
          >
            <ChevronRightIcon />
          </ActionIcon>
        </div>
        <div className={styles.acts}>
          <span id={saveStatePlace} className={styles.save} />
          <ActionIcon variant="quiet" aria-label={t('keys')} className={styles.help} onClick={onKeys}>
            <HelpIcon />
          </ActionIcon>
          <Button
            {...(!onNext && count > 0 && { variant: 'filled' })}
            onClick={onRelease}
            disabled={count === 0}
            rightSection={<kbd>{'X'}</kbd>}
          >
            {count > 0 ? t('releaseCount', { count }) : t('release')}
          </Button>
          <Button
            {...(onNext && { variant: 'filled' })}
            disabled={!onNext}
            rightSection={<kbd>{'↵'}</kbd>}
            onClick={onNext}
          >
            {t('saveNext')}
          </Button>
        </div>
      </header>
      <nav className={styles.tabs} aria-label={t('parts')}>
        <FilterTabs
          label={t('parts')}
          value={tab}
          tabs={tabs.map((value) => ({ value, label: t(value) }))}
          onChange={onTab}
        />
      </nav>
    </>
  );
};
