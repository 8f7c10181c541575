import { useEffect } from 'react';
import { sendCall, useCaller } from '@inkstone/call/web';
import { deviceZone } from '@inkstone/ui/time';
import { switchLanguage } from '../contract.ts';
import { sessionStore } from './session.ts';
import { useSession } from './use-session.ts';

/**
 * Tells the server the zone of this device where it is another than at sign-in, as after a journey: messages and refusals
 * are told by it. A zone that was chosen by hand stays.
 */
export const useDeviceZone = (): void => {
  const caller = useCaller();
  const { person, token } = useSession();
  const { id, language, timeZone, isTimeZoneChosen } = person ?? {};
  const isOther = token !== null && isTimeZoneChosen !== true && timeZone !== deviceZone();

  // Meets the device's clock, which nothing else tells the server of.
  useEffect(() => {
    if (!isOther || id === undefined || language === undefined) return;
    const tellZone = async () => {
      const { user } = await sendCall(caller, switchLanguage, {
        ...{ language, timeZone: deviceZone(), isTimeZoneChosen: false },
      });
      if (sessionStore.get().person?.id === id) sessionStore.update(user);
    };
    // Without a network it is told at the next visit.
    tellZone().catch(() => undefined);
  }, [caller, id, isOther, language]);
};
