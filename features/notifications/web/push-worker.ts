interface WaitableEvent {
  waitUntil(done: Promise<unknown>): void;
}

interface PushMessageEvent extends WaitableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationClickEvent extends WaitableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

/** The globals of the service worker that push uses. */
export interface PushScope {
  readonly location: { readonly origin: string };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  readonly clients: {
    matchAll(options: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(kind: 'push', hear: (event: PushMessageEvent) => void): void;
  addEventListener(kind: 'notificationclick', hear: (event: NotificationClickEvent) => void): void;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A message as the server sent it; of one that cannot be read, the product's name: a browser has to be shown something. */
const readMessage = (data: PushMessageEvent['data']): { title: string; body: string; url: string } => {
  try {
    const { title, body, url } = (data?.json() ?? {}) as Record<string, unknown>;
    return { title: toText(title) || 'Inkstone', body: toText(body), url: toText(url) };
  } catch {
    return { title: 'Inkstone', body: '', url: '' };
  }
};

/** An address of the product; the home page in place of any other. */
const toOwnUrl = (url: string, origin: string): string => {
  try {
    const parsed = new URL(url, origin);
    return parsed.origin === origin ? parsed.href : `${origin}/`;
  } catch {
    return `${origin}/`;
  }
};

/** Shows pushed messages as notifications, which open what they are about. */
export const showPushedMessages = (scope: PushScope): void => {
  const { origin } = scope.location;
  scope.addEventListener('push', (event) => {
    const { title, body, url } = readMessage(event.data);
    const data = toOwnUrl(url, origin);
    // A message that comes twice replaces itself.
    event.waitUntil(scope.registration.showNotification(title, { body, data, tag: data }));
  });
  const open = async (url: string): Promise<unknown> => {
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // Another window is left where it is: somebody may be writing in it, or sit an exam.
    return windows.find((client) => client.url === url)?.focus() ?? scope.clients.openWindow(url);
  };
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(toOwnUrl(toText(event.notification.data), origin)));
  });
};
