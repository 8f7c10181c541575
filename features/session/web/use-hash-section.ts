import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to a section of the page when the address names its id; returns the id. */
export const useHashSection = (id: string): string => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [hash, id]);
  return id;
};
