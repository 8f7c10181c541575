import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';

const againMs = 20_000;

const isPicture = (target: EventTarget | null): target is HTMLImageElement => target instanceof HTMLImageElement;

/** Says in the place of a picture that it is not on this device, and shows it once it can be fetched. */
export const useMissingPictures = (): void => {
  const t = useTranslation(messages);
  const words = useEffectEvent((): string => t('pictureAway'));
  // Meets the browser's news of each picture, wherever it stands: these bubble nowhere, but can be caught.
  useEffect(() => {
    const missing = new Map<HTMLImageElement, string>();
    const failed = ({ target }: Event) => {
      if (!isPicture(target)) return;
      if (!missing.has(target)) missing.set(target, target.alt);
      target.alt = words();
    };
    const loaded = ({ target }: Event) => {
      const alt = isPicture(target) ? missing.get(target) : undefined;
      if (!isPicture(target) || alt === undefined) return;
      target.alt = alt;
      missing.delete(target);
    };
    const again = () => {
      for (const picture of missing.keys()) {
        if (!picture.isConnected) missing.delete(picture);
        else picture.src = picture.getAttribute('src') ?? '';
      }
    };
    const timer = setInterval(again, againMs);
    document.addEventListener('error', failed, true);
    document.addEventListener('load', loaded, true);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('error', failed, true);
      document.removeEventListener('load', loaded, true);
      removeEventListener('online', again);
    };
  }, []);
};
