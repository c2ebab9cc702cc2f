import { useSyncExternalStore } from 'react';

declare const __BUILD_YEAR__: number;

const neverChanges = () => () => {};

/** The visitor's year; in prerendered HTML, and so while hydrating, the year of the build. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}

/** Whether the prerendered year is last year's by now. */
export const isYearOfBuildOver = () => new Date().getFullYear() !== __BUILD_YEAR__;
