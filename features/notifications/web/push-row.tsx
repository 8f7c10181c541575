import { Checkbox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { failureFrom, useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { switchPushOff, switchPushOn, type NotificationSettings } from '../contract.ts';
import { messages } from '../messages.ts';
import { endSubscription, hasSubscription, readPushSupport, startSubscription } from './push-browser.ts';

/** Switches push on and off in this browser. */
export const PushRow = ({ pushKey, isPushOn = false }: Pick<NotificationSettings, 'pushKey' | 'isPushOn'>) => {
  const t = useTranslation(messages);
  const [support, setSupport] = useState(readPushSupport);
  // Null until the browser was asked: it may have dropped its subscription.
  const [isSubscribed, setSubscribed] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const { mutateAsync: sendOn } = useApiMutation(switchPushOn);
  const { mutateAsync: sendOff } = useApiMutation(switchPushOff);
  useEffect(() => {
    if (support !== 'ready') return;
    hasSubscription().then(setSubscribed, () => setSubscribed(false));
  }, [support]);

  const switchOn = async (key: string): Promise<void> => {
    const subscription = await startSubscription(key);
    setSupport(readPushSupport());
    if (!subscription) return;
    await sendOn(subscription);
    setSubscribed(true);
  };
  const switchOff = async (): Promise<void> => {
    await sendOff({});
    await endSubscription();
    setSubscribed(false);
  };
  const change = async (isOn: boolean, key: string): Promise<void> => {
    setFailure(null);
    setChanging(true);
    try {
      await (isOn ? switchOn(key) : switchOff());
    } catch (error) {
      setFailure(failureFrom(error)?.message ?? t('pushFailed'));
      // Without the server the subscription is of no use.
      if (isOn) await endSubscription().catch(() => undefined);
    } finally {
      setChanging(false);
    }
  };

  if (pushKey === undefined) return null;
  if (support !== 'ready') return <p className="meta">{t(support)}</p>;
  return (
    <div>
      <Checkbox
        label={t('pushHere')}
        description={t('pushHint')}
        checked={isPushOn && isSubscribed !== false}
        disabled={isChanging}
        onChange={(event) => void change(event.currentTarget.checked, pushKey)}
      />
      {failure !== null && <p role="alert">{failure}</p>}
    </div>
  );
};
