export * from './frame-icons.tsx';
export * from './screen-icons.tsx';
export * from './window-icons.tsx';
export * from './work-icons.tsx';
