export { ProblemArt, type ProblemArtProps } from './ProblemArt';
export type { ProblemScene } from './scenes';
