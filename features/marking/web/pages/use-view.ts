import { useState } from 'react';
import type { Rotation } from '../../page-position.ts';

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const turns: readonly Rotation[] = [0, 90, 180, 270];

/** View state of a file: page, zoom, rotation. It is not stored. */
export const useView = (count: number) => {
  const [requestedPage, setPage] = useState(1);
  const [zoom, setZoom] = useState<number>(1);
  const [turn, setTurn] = useState<Rotation>(0);
  const page = Math.min(Math.max(1, requestedPage), Math.max(1, count));
  const at = zooms.findIndex((level) => level === zoom);
  const stepTo = (to: number | undefined) => (to === undefined ? null : () => setZoom(to));
  return {
    page,
    count,
    zoom,
    turn,
    go: (to: number) => setPage(Math.min(Math.max(1, to), Math.max(1, count))),
    larger: stepTo(zooms[at + 1]),
    smaller: stepTo(at > 0 ? zooms[at - 1] : undefined),
    fit: () => setZoom(1),
    turnOn: () => setTurn((was) => turns[(turns.indexOf(was) + 1) % turns.length] ?? 0),
  };
};

export type PageView = ReturnType<typeof useView>;
