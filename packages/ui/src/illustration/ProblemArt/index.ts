export { ProblemArt, type ProblemArtProps } from './ProblemArt';
export { problemArtSvg } from './problem-art-svg';
export type { ProblemScene } from './scenes';
