import { expect, type Worker } from '@playwright/test';
import type { UserSession } from './user-session.ts';

/** A notification as the worker showed it. */
interface ShownNotification {
  title: string;
  body: string;
  data: string;
}

/** What stands in a worker for the screen that the browser has not. */
interface ScreenStandIn {
  shown: (ShownNotification & { close(): void })[];
  opened: string[];
}

type StandInScope = typeof globalThis & { screenStandIn: ScreenStandIn };

/** The service worker that the product registered. */
const findWorker = async ({ context }: UserSession): Promise<Worker> => {
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker is registered');
  return worker;
};

/**
 * Headless Chromium has no notifications: it refuses to show one whatever is permitted, and the protocol has no click on
 * one. In the registered worker, only what is drawn on a screen is replaced: the list of shown notifications, and the
 * windows that a click opens, which need a true click.
 */
export const standInForScreen = async (session: UserSession): Promise<void> => {
  const worker = await findWorker(session);
  await worker.evaluate(() => {
    const standIn: ScreenStandIn = { shown: [], opened: [] };
    Object.assign(globalThis, { screenStandIn: standIn });
    const { registration, clients } = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: object;
    };
    Object.assign(Object.getPrototypeOf(registration) as object, {
      async showNotification(title: string, { body = '', data }: NotificationOptions) {
        const notification = {
          ...{ title, body, data: String(data) },
          close: () => void standIn.shown.splice(standIn.shown.indexOf(notification), 1),
        };
        standIn.shown.push(notification);
      },
      getNotifications: async () => standIn.shown,
    });
    Object.assign(Object.getPrototypeOf(clients) as object, {
      openWindow: async (url: string) => void standIn.opened.push(url),
    });
  });
};

/** Delivers a push message to the registered worker, as the browser does once it has decrypted it. */
export const deliverPush = async ({ context, page, url }: UserSession, data: string): Promise<void> => {
  const protocol = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  const registrationId = await registered;
  await protocol.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data });
  await protocol.detach();
};

/** The notifications that the worker has shown and nobody has closed. */
export const listNotifications = async (session: UserSession): Promise<ShownNotification[]> => {
  const worker = await findWorker(session);
  return worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, data }) => ({ title, body, data: String(data) }));
  });
};

/** Clicks on one of them: its event is dispatched in the worker. */
export const clickNotification = async (session: UserSession, at: number): Promise<void> => {
  const worker = await findWorker(session);
  await worker.evaluate(async (index) => {
    const { shown } = (globalThis as StandInScope).screenStandIn;
    const waits: Promise<unknown>[] = [];
    const event = Object.assign(new Event('notificationclick'), {
      notification: shown[index],
      waitUntil: (done: Promise<unknown>) => void waits.push(done),
    });
    globalThis.dispatchEvent(event);
    await Promise.all(waits);
  }, at);
};

/** The addresses that clicks opened windows with. */
export const listOpenedWindows = async (session: UserSession): Promise<string[]> => {
  const worker = await findWorker(session);
  return worker.evaluate(() => (globalThis as StandInScope).screenStandIn.opened);
};
