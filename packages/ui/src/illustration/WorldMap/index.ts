export type { MapMarker } from './flags';
export { WorldMap, type WorldMapProps } from './WorldMap';
