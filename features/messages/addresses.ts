import * as z from 'zod';
import { Id, linkTo } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';

/** Opens what a message is about, after the sign-in where one is needed; links in mails and pushes lead here. */
export const messageLink = screenRoute('/message', z.object({ id: Id }));

/** The path of a message's link. */
export const buildMessageLink = (messageId: number): string => linkTo(messageLink, { id: messageId });
