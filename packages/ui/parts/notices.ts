import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { CheckIcon, WarningIcon } from '../icons/index.tsx';

const successMs = 2000;
const shortMs = 1000;

/** Says that something went well; it goes by itself after two seconds, or one where it is a small thing. */
export const noticeDone = (message: string, how: { short?: boolean } = {}): void => {
  notifications.show({
    message,
    color: 'jade',
    icon: createElement(CheckIcon),
    autoClose: how.short ? shortMs : successMs,
    withCloseButton: false,
  });
};

/** Says that something went wrong; it stays until it is closed. The same words are not shown twice at a time. */
export const noticeFailed = (message: string, body?: string): void => {
  notifications.show({
    id: `failed ${message}`,
    title: body ? message : undefined,
    message: body ?? message,
    color: 'cinnabar',
    icon: createElement(WarningIcon),
    autoClose: false,
    withCloseButton: true,
    role: 'alert',
  });
};
