import type { Email } from 'postal-mime';
import * as z from 'zod';
import { openInbox } from '@inkstone/mail/testing';
import { openPushService, type TestSubscriber } from '../server/ways/push/testing.ts';
import { openRobotRecorder } from './robot-recorder.ts';

/** What a service worker reads of a push message. */
const Pushed = z.object({ title: z.string(), body: z.string(), url: z.string() });

/** A push message as its browser reads it. */
type PushedMessage = z.output<typeof Pushed>;

/** The services through which a school reaches people outside the product, each a real server on this machine. */
export interface OutsideServices {
  smtpUrl: string;
  /** The origin of the push service. */
  pushOrigin: string;
  /** Where the posts to group robots go, by the host of their service. */
  robotOrigins: Record<string, string>;
  mailsTo(address: string): Email[];
  /** What the push service got for one subscription, decrypted with the keys of its browser, as it was written. */
  pushTextsTo(endpointPath: string, subscriber: TestSubscriber): string[];
  /** The same, as its browser reads it. */
  pushesTo(endpointPath: string, subscriber: TestSubscriber): PushedMessage[];
  /** The bodies of all posts to group robots, as JSON. */
  robotPosts(): string[];
  close(): Promise<void>;
}

/** Opens a mail server, a push service and the services of group robots. */
export const openOutsideServices = async (): Promise<OutsideServices> => {
  const [inbox, push, robots] = await Promise.all([openInbox(), openPushService(), openRobotRecorder()]);
  const pushTextsTo: OutsideServices['pushTextsTo'] = (endpointPath, subscriber) =>
    push.requests.filter(({ path }) => path === endpointPath).map(({ body }) => subscriber.decrypt(body));
  return {
    smtpUrl: inbox.url,
    pushOrigin: push.origin,
    robotOrigins: robots.origins,
    mailsTo: (address) => inbox.mails.filter(({ to }) => (to ?? []).some((recipient) => recipient.address === address)),
    pushTextsTo,
    pushesTo: (endpointPath, subscriber) =>
      pushTextsTo(endpointPath, subscriber).map((text) => Pushed.parse(JSON.parse(text))),
    robotPosts: () => robots.posts.map(({ body }) => JSON.stringify(body)),
    close: async () => {
      await Promise.all([inbox.close(), push.close(), robots.close()]);
    },
  };
};
