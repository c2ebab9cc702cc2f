export { ProblemArt, type ProblemArtProps } from './ProblemArt';
export { type ProblemScene, problemArtSvg } from './scenes';
