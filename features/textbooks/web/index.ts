export { useOpenMessageBook, useOpenEdition } from './books/use-open-book.ts';
export { DownloadCorner } from './downloads/download-corner.tsx';
export { ShelfSection } from './shelf/shelf-section.lazy.ts';
