import { createElement } from 'react';
import { createListeners } from '@inkstone/base';
import { CheckIcon, WarningIcon } from '../icons/index.tsx';

const successMs = 2000;
const shortMs = 1000;

type Library = typeof import('@mantine/notifications');
type Toast = Parameters<Library['notifications']['show']>[0];

let hasShown = false;
const listeners = createListeners();

/** Whether anything has been said yet; until then the place of notices need not be there. */
export const hasShownToast = (): boolean => hasShown;

/** Hears of the first notice; returns how to stop. */
export const onFirstToast = listeners.subscribe;

const show = (notice: Toast): void => {
  hasShown = true;
  listeners.notify();
  void import('@mantine/notifications').then(({ notifications }) => notifications.show(notice));
};

/** Says that something went well; it goes by itself after two seconds, or one where it is a small thing. */
export const toastSuccess = (message: string, options: { short?: boolean } = {}): void =>
  show({
    message,
    color: 'jade',
    icon: createElement(CheckIcon),
    autoClose: options.short ? shortMs : successMs,
    withCloseButton: false,
  });

/** Says how things stand where nothing was done and nothing went wrong; it goes by itself. */
export const toastInfo = (message: string): void =>
  show({ message, color: 'ink', autoClose: successMs, withCloseButton: false });

const hide = (id: string): void => {
  if (hasShown) void import('@mantine/notifications').then(({ notifications }) => notifications.hide(id));
};

/**
 * Says that something went wrong; it stays until it is closed, or until what is returned takes it back because it is no
 * longer so. The same words are not shown twice at a time.
 */
export const toastError = (message: string, body?: string): (() => void) => {
  show({
    id: `failed ${message}`,
    title: body ? message : undefined,
    message: body ?? message,
    color: 'cinnabar',
    icon: createElement(WarningIcon),
    autoClose: false,
    withCloseButton: true,
    role: 'alert',
  });
  return () => hide(`failed ${message}`);
};
