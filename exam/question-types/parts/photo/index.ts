export { PhotoEditor } from './photo-editor.tsx';
export { PhotoInputs } from './photo-inputs.tsx';
export { movePhoto, PhotoList, type PagePhoto } from './photo-list.tsx';
