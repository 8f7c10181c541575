import { createElement } from 'react';
import { createListeners } from '@inkstone/base';
import { CheckIcon, WarningIcon } from '../icons/index.tsx';

const successMs = 2000;
const shortMs = 1000;

type Library = typeof import('@mantine/notifications');
type Toast = Parameters<Library['notifications']['show']>[0];

let hasShown = false;
const listeners = createListeners();

/** Whether any toast has been shown yet; until then the container is not needed. */
export const hasShownToast = (): boolean => hasShown;

/** Calls the listener at the first toast; returns the unsubscribe function. */
export const onFirstToast = listeners.subscribe;

const show = (notice: Toast): void => {
  hasShown = true;
  listeners.notify();
  void import('@mantine/notifications').then(({ notifications }) => notifications.show(notice));
};

/** Reports a success; closes after two seconds, or after one where it is minor. */
export const toastSuccess = (message: string, options: { short?: boolean } = {}): void =>
  show({
    message,
    color: 'jade',
    icon: createElement(CheckIcon),
    autoClose: options.short ? shortMs : successMs,
    withCloseButton: false,
  });

/** Reports a state where nothing was done and nothing failed; closes by itself. */
export const toastInfo = (message: string): void =>
  show({ message, color: 'ink', autoClose: successMs, withCloseButton: false });

const hide = (id: string): void => {
  if (hasShown) void import('@mantine/notifications').then(({ notifications }) => notifications.hide(id));
};

/**
 * Reports a failure; stays until it is closed, or until the returned function removes it because it no longer holds.
 * The same text is not shown twice at a time.
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
