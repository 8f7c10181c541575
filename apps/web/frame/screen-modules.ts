import { createElement, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { deviceLanguage, loadWords } from '@inkstone/ui/words';
import type { ScreenRow } from '@inkstone/ui/screen';

const loaded = new Map<ScreenRow, ComponentType>();
const loading = new Map<ScreenRow, Promise<ComponentType>>();

/** Fetches a screen's code and the words of its title at the same time; a failed fetch may be tried again. */
export const loadScreen = (row: ScreenRow): Promise<ComponentType> => {
  const running = loading.get(row);
  if (running) return running;
  const started = Promise.all([row.load(), loadWords(row.title[0], deviceLanguage())]).then(
    ([module]) => {
      loaded.set(row, module.Screen);
      return module.Screen;
    },
    (failure: unknown) => {
      loading.delete(row);
      throw failure;
    },
  );
  loading.set(row, started);
  return started;
};

/** A row's screen; suspends while its code is on its way. */
export const useScreen = (row: ScreenRow): ReactNode => createElement(loaded.get(row) ?? use(loadScreen(row)));
