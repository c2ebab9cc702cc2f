export { type ProblemScene, problemArtSvg } from './problem-art';
