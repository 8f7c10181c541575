/** Whether this browser can take push, or why not. */
export type PushSupport = 'ready' | 'insecure' | 'unsupported' | 'denied';

/** Whether this browser can take push. */
export const readPushSupport = (): PushSupport => {
  if (!globalThis.isSecureContext) return 'insecure';
  const parts = [navigator.serviceWorker, globalThis.PushManager, globalThis.Notification] as const;
  if (parts.some((part: unknown) => part === undefined)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
};

/** This browser's subscription. */
const findSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Whether this browser has a subscription. */
export const hasSubscription = async (): Promise<boolean> => (await findSubscription()) !== null;

/** Ends this browser's subscription. */
export const endSubscription = async (): Promise<void> => {
  await (await findSubscription())?.unsubscribe();
};

/** What the server needs to know of a subscription. */
export interface SubscriptionFields {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Asks for the permission and subscribes this browser again with the school's key; null where the permission is not
 * given. Rejects where the browser's push service cannot be reached.
 */
export const startSubscription = async (pushKey: string): Promise<SubscriptionFields | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
};
