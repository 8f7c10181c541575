import { createContext, use, type ReactNode } from 'react';

/** Takes a chosen picture to the server; its address, or null where it was not taken, which has been said then. */
export type TakePicture = (chosen: File) => Promise<string | null>;

const DeskContext = createContext<TakePicture | null>(null);

/** Lets the fields for rich text inside it hold pictures that are new. */
export const PictureDesk = ({ take, children }: { take: TakePicture; children: ReactNode }) => (
  <DeskContext value={take}>{children}</DeskContext>
);

/** What takes pictures here; null where none may be put in. */
export const useTakePicture = (): TakePicture | null => use(DeskContext);
