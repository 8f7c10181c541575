import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';

const isPicture = (target: EventTarget | null): target is HTMLImageElement => target instanceof HTMLImageElement;

/** Replaces the alt text of pictures that failed to load; the frame of the screens retries them. */
export const useMissingPictures = (): void => {
  const t = useTranslation(messages);
  const words = useEffectEvent((): string => t('pictureAway'));
  // `load` and `error` of pictures do not bubble, but can be captured.
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
    document.addEventListener('error', failed, true);
    document.addEventListener('load', loaded, true);
    return () => {
      document.removeEventListener('error', failed, true);
      document.removeEventListener('load', loaded, true);
    };
  }, []);
};
