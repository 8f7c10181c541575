export { RecordingBar } from './recording-bar.tsx';
export { RecordingScreen } from './recording-screen.tsx';
export { StartWhenLoaded } from './start-when-loaded.tsx';
export { VolumeControl } from './volume-control.tsx';
