import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import type { CallOutput } from '@inkstone/call/web';
import {
  BlockSkeleton,
  EmptyState,
  QueryBoundary,
  SearchField,
  TrashIcon,
  toastSuccess,
  toastError,
  useTranslation,
} from '@inkstone/ui';
import type { collectWord } from '../../../contract.ts';
import { wordMessages } from '../../../messages.ts';
import { useRemoveWord, useWordList, type Notebook } from './use-notebook.ts';
import { Sources } from './sources.tsx';
import { isOnlyHere } from './word-store.ts';
import styles from './words.module.css';

type Word = CallOutput<typeof collectWord>['list'][number];

interface NotebookPanelProps {
  notebook: Notebook;
  editionId: number;
  onJump(page: number): void;
  onAsk(form: string): void;
}

const maxShownWords = 100;

/** The person's notebook: look up, search, remove, and go to the place of a word. */
export const NotebookPanel = ({ notebook, editionId, onJump, onAsk }: NotebookPanelProps) => {
  const t = useTranslation(wordMessages);
  const [search, setSearch] = useState('');
  const [pages, setPages] = useState(1);
  const words = useWordList(search, pages);
  return (
    <div className={styles.notebook}>
      <LookUpForm onAsk={onAsk} />
      <RefusedWords notebook={notebook} />
      <SearchField value={search} onSearch={setSearch} label={t('search')} />
      <QueryBoundary
        bare
        query={words}
        errorTitle={t('notLoaded')}
        skeleton={<BlockSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={
          search === '' ? (
            <EmptyState bare title={t('empty')} body={t('emptyBody')} />
          ) : (
            <EmptyState bare title={t('noneFound', { search })} />
          )
        }
      >
        {({ list, total }) => (
          <>
            <p className="meta num" role="status">
              {t('count', { count: total })}
            </p>
            <ul className={styles.words}>
              {list.map((word) => (
                <WordRow key={word.id} {...{ word, notebook, editionId, onJump }} />
              ))}
            </ul>
            {list.length < Math.min(total, maxShownWords) && (
              <Button variant="quiet" onClick={() => setPages(pages + 1)}>
                {t('more')}
              </Button>
            )}
          </>
        )}
      </QueryBoundary>
      <Sources />
    </div>
  );
};

/** The words that the server refused: they stay on this device until they are collected after all or deleted. */
const RefusedWords = ({ notebook: { store, states } }: Pick<NotebookPanelProps, 'notebook'>) => {
  const t = useTranslation(wordMessages);
  const refused = [...states.values()].filter((state) => state.is === 'refused');
  if (refused.length === 0) return null;
  const title = t(refused.some(isOnlyHere) ? 'refusedOnlyHere' : 'refusedTitle');
  return (
    <section aria-label={title}>
      <p className="meta c-cinnabar">{title}</p>
      <ul className={styles.words}>
        {refused.map(({ word, reason }) => (
          <li key={word}>
            <b lang="en">{word}</b>
            <p>{reason}</p>
            <Button
              variant="quiet"
              size="compact-sm"
              aria-label={t('retry', { word })}
              onClick={() => void store.retry(word)}
            >
              {t('tryAgain')}
            </Button>
            <Button
              variant="quiet"
              size="compact-sm"
              aria-label={t('letGo', { word })}
              onClick={() => store.letGo(word)}
            >
              {t('letGoAct')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const LookUpForm = ({ onAsk }: Pick<NotebookPanelProps, 'onAsk'>) => {
  const t = useTranslation(wordMessages);
  const [form, setForm] = useState('');
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    if (form.trim() !== '') onAsk(form.trim());
  };
  return (
    <form onSubmit={ask}>
      <TextInput
        label={t('lookUp')}
        lang="en"
        maxLength={60}
        autoCapitalize="none"
        value={form}
        onChange={(event) => setForm(event.currentTarget.value)}
      />
      <Button type="submit">{t('lookUpAct')}</Button>
    </form>
  );
};

const WordRow = ({ word, notebook, editionId, onJump }: Omit<NotebookPanelProps, 'onAsk'> & { word: Word }) => {
  const t = useTranslation(wordMessages);
  const forget = useRemoveWord(notebook);
  const { page } = word;
  const act = async () => {
    const reason = await forget(word);
    if (reason === null) toastSuccess(t('forgotten', { word: word.word }));
    else toastError(reason);
  };
  const isHere = word.editionId === editionId && page !== null;
  return (
    <li>
      <b lang="en">{word.word}</b>
      <ActionIcon aria-label={t('forget', { word: word.word })} onClick={() => void act()}>
        <TrashIcon />
      </ActionIcon>
      <p lang="zh-CN">
        {word.meanings
          .map(({ zh }) => zh)
          .filter(Boolean)
          .join('；')}
      </p>
      <p className="dim serif" lang="en">
        {word.sentence || word.meanings[0]?.en}
      </p>
      {isHere && (
        <Button
          variant="quiet"
          size="compact-sm"
          aria-label={t('jump', { page, word: word.word })}
          onClick={() => onJump(page)}
        >
          {t('met', { page })}
        </Button>
      )}
      {!isHere && page !== null && word.bookName !== '' && (
        <p className="meta">{t('metIn', { book: word.bookName, page })}</p>
      )}
    </li>
  );
};
