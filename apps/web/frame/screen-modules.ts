import { createElement, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { deviceLanguage, loadWords, tracked } from '@inkstone/ui/words';
import type { ScreenRow } from '@inkstone/ui/screen';

const loading = new Map<ScreenRow, Promise<ComponentType>>();

const fetchScreen = async (row: ScreenRow): Promise<ComponentType> => {
  const [module] = await Promise.all([row.load(), loadWords(row.title[0], deviceLanguage())]);
  return module.Screen;
};

/** Fetches a screen's code and the words of its title at the same time; a failed fetch may be tried again. */
export const loadScreen = (row: ScreenRow): Promise<ComponentType> => {
  const running = loading.get(row);
  if (running) return running;
  const started = tracked(fetchScreen(row), () => loading.delete(row));
  loading.set(row, started);
  return started;
};

/** A row's screen; suspends while its code is on its way. */
export const useScreen = (row: ScreenRow): ReactNode => createElement(use(loadScreen(row)));
