export { Scene, stimulusLooks, scenePeople, scenePlaces, type StimulusLook } from './looks.ts';
