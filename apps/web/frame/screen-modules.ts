import { createElement, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { deviceLanguage, loadMessages, trackPromise } from '@inkstone/ui/words';
import type { ScreenDefinition } from '@inkstone/ui/screen';

const loading = new Map<ScreenDefinition, Promise<ComponentType>>();

const fetchScreen = async (row: ScreenDefinition): Promise<ComponentType> => {
  const [module] = await Promise.all([row.load(), loadMessages(row.title[0], deviceLanguage())]);
  return module.Screen;
};

/** Loads a screen's code and the messages of its title in parallel; a failed load can be retried. */
export const loadScreen = (row: ScreenDefinition): Promise<ComponentType> => {
  const running = loading.get(row);
  if (running) return running;
  const started = trackPromise(fetchScreen(row), () => loading.delete(row));
  loading.set(row, started);
  return started;
};

/** The screen component of a definition; suspends while its code is loading. */
export const useScreen = (row: ScreenDefinition): ReactNode => createElement(use(loadScreen(row)));
