export { solveChallenge } from './web/solve-challenge.lazy.ts';
