import { useEffect } from 'react';
import { sendCall, useCaller } from '@inkstone/call/web';
import { deviceZone } from '@inkstone/ui/time';
import { switchLanguage } from '../contract.ts';
import { sessionStore } from './session.ts';
import { useSession } from './use-session.ts';

/**
 * Reports the device's time zone to the server when it changed since sign-in, for example while travelling; it is used
 * in messages and refusals. A chosen time zone stays.
 */
export const useDeviceZone = (): void => {
  const caller = useCaller();
  const { person, token } = useSession();
  const { id, language, timeZone, isTimeZoneChosen } = person ?? {};
  const isOther = token !== null && isTimeZoneChosen !== true && timeZone !== deviceZone();

  // Reports the device's time zone.
  useEffect(() => {
    if (!isOther || id === undefined || language === undefined) return;
    const tellZone = async () => {
      const { user } = await sendCall(caller, switchLanguage, {
        ...{ language, timeZone: deviceZone(), isTimeZoneChosen: false },
      });
      if (sessionStore.get().person?.id === id) sessionStore.update(user);
    };
    // Offline it is reported at the next visit.
    tellZone().catch(() => undefined);
  }, [caller, id, isOther, language]);
};
