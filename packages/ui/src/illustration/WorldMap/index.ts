export type { MapMarker } from './flags';
export * from './WorldMap';
