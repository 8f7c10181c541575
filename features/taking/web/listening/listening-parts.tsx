export { RecordingBar } from './recording-bar.tsx';
export { RecordingScreen } from './recording-screen.tsx';
export { AutoStart, PreloadedStart } from './preloaded-start.tsx';
export { VolumeControl } from './volume-control.tsx';
