export { keepQuery, keptQuery, useGo, useSetSearch } from './go.ts';
export type { Go } from './go.ts';
export { ScreenLink } from './link.tsx';
export { PlaceProvider, queryObject, usePlace, useSearch } from './place.tsx';
export type { Place } from './place.tsx';
export { screen } from './row.ts';
export type { ScreenModule, ScreenRow, Shell } from './row.ts';
export { leaveWindow, openScreen } from './window.ts';
