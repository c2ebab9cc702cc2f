export { ProblemArt, type ProblemArtProps, type ProblemScene, problemArtSvg } from './ProblemArt';
