import { minIndex } from 'd3-array';
import {
  type ChangeEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { classNames } from '../../styles/class-names';
import type { ChartTimeFormat } from './format';
import { type LineGeometry, lineGeometry } from './geometry';
import * as styles from './LineChart.css';
import { type ChartLayout, layoutFor, layouts } from './layout';
import { Annotations, Cursor, CursorRule, Plot } from './Plot';
import { range } from './Plot.css';
import type { ChartRow, LinePlotProps, TooltipText } from './series';
import { spoken, tooltipGeometry, tooltipOf } from './tooltip';

interface StageProps {
  readonly plot: LinePlotProps;
  readonly time: ChartTimeFormat | undefined;
  readonly rows: readonly ChartRow[];
}

const phaseClasses = { still: undefined, waiting: styles.waiting, running: styles.running };

function useGeometries(
  plot: LinePlotProps,
  time: ChartTimeFormat | undefined,
  drawn: readonly ChartLayout[],
): LineGeometry[] {
  const { series, formatX, formatY, baseline, gap, pointLabels } = plot;
  return useMemo(() => {
    const model = { series, formatX, time, formatY, baseline, gap, pointLabels };
    return drawn.map((layout) => lineGeometry(model, layout));
  }, [series, formatX, time, formatY, baseline, gap, pointLabels, drawn]);
}

const neverChanges = () => () => {};

/** The layout that fits the stage; all of them in static HTML, whose width is unknown. */
function useLayouts(stageRef: RefObject<HTMLDivElement | null>): readonly ChartLayout[] {
  const isStatic = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [fitting, setFitting] = useState<ChartLayout>();
  useLayoutEffect(() => {
    const stage = stageRef.current;
    if (stage === null) return;
    const measure = () => setFitting(layoutFor(stage.getBoundingClientRect().width));
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [stageRef]);
  return useMemo(() => {
    if (fitting) return [fitting];
    return isStatic ? layouts : [];
  }, [fitting, isStatic]);
}

/** Index of the stop nearest to a pointer; 0 without any. */
function stopUnder(event: PointerEvent<SVGSVGElement>, { stops, layout }: LineGeometry): number {
  const box = event.currentTarget.getBoundingClientRect();
  const share = box.width === 0 ? 0 : (event.clientX - box.left) / box.width;
  const nearest = minIndex(stops, ({ x }) => Math.abs(x - share * layout.width));
  return Math.max(0, nearest);
}

/** Hides a shown cursor on Escape or a tap elsewhere, wherever the focus is (WCAG 1.4.13). */
function useDismissal(isShown: boolean, hide: () => void): void {
  useEffect(() => {
    if (!isShown) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', hide, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', hide, { capture: true });
    };
  }, [isShown, hide]);
}

/**
 * Cursor of a chart with `count` rows, moved by keyboard, pointer or touch. It keeps its place while
 * it is hidden.
 */
function useChartCursor(count: number) {
  const ref = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState(0);
  const [isShown, setShown] = useState(false);
  const hide = useCallback(() => setShown(false), []);
  useDismissal(isShown, hide);
  // Takes over the value that the range got before hydration, in a layout effect, before a pointer
  // can move the cursor.
  useLayoutEffect(() => setPlace(Number(ref.current?.value ?? 0)), []);
  const last = Math.max(0, count - 1);
  const index = Math.min(place, last);
  const show = (next: number) => {
    setPlace(next);
    setShown(true);
  };
  // For the `<input type="range">` that keyboard and assistive technology use.
  const rangeProps = {
    ref,
    min: 0,
    max: last,
    step: 1,
    value: index,
    onChange: (event: ChangeEvent<HTMLInputElement>) => show(Number(event.target.value)),
    onFocus: () => setShown(true),
    onBlur: hide,
  } as const;
  // For the drawing that the pointer moves over.
  const pointerProps = (geometry: LineGeometry) => {
    const follow = (event: PointerEvent<SVGSVGElement>) => show(stopUnder(event, geometry));
    const onPointerLeave = (event: PointerEvent<SVGSVGElement>) => {
      const staysAfterTouch = event.pointerType === 'touch';
      if (!staysAfterTouch && document.activeElement !== ref.current) hide();
    };
    return { onPointerMove: follow, onPointerDown: follow, onPointerLeave };
  };
  return { index, isShown: isShown && count > 0, rangeProps, pointerProps };
}

interface OverlayProps {
  readonly geometry: LineGeometry;
  readonly index: number;
  readonly text: TooltipText | undefined;
}

/** Labels on the drawing, and the cursor while it has text. */
function Overlay({ geometry, index, text }: OverlayProps) {
  const stop = geometry.stops[index];
  if (stop === undefined || text === undefined) {
    return <Annotations geometry={geometry} covered={undefined} />;
  }
  const ys = stop.points.map(({ y }) => y);
  const tag = tooltipGeometry(text, stop.x, ys, geometry.plot);
  return (
    <>
      <CursorRule stop={stop} plot={geometry.plot} />
      <Annotations geometry={geometry} covered={tag} />
      <Cursor stop={stop} text={text} tag={tag} />
    </>
  );
}

/** Drawings of a chart, hidden from assistive technology, and the range input that moves the cursor. */
export function Stage({ plot, time, rows }: StageProps) {
  const { title, animate = false } = plot;
  const stageRef = useRef<HTMLDivElement>(null);
  const geometries = useGeometries(plot, time, useLayouts(stageRef));
  const { index, isShown, rangeProps, pointerProps } = useChartCursor(rows.length);
  const phase = useRevealAnimation(stageRef, animate);
  const row = rows[index];
  const text = row && tooltipOf(row, plot);
  return (
    <div ref={stageRef} className={styles.stage}>
      {geometries.map((geometry) => (
        <svg
          key={geometry.layout.name}
          className={classNames(
            geometries.length > 1 ? styles.drawings[geometry.layout.name] : styles.drawing,
            phaseClasses[phase],
          )}
          viewBox={`0 0 ${geometry.layout.width} ${geometry.layout.height}`}
          aria-hidden="true"
          {...pointerProps(geometry)}
        >
          <Plot geometry={geometry} />
          <Overlay geometry={geometry} index={index} text={isShown ? text : undefined} />
        </svg>
      ))}
      {text && rows.length > 1 ? (
        <input
          type="range"
          {...rangeProps}
          className={range}
          autoComplete="off"
          aria-label={title}
          aria-valuetext={spoken(text)}
        />
      ) : null}
    </div>
  );
}

/** State of the animation; `still` is the finished picture, as in static HTML and without scripts. */
type RevealPhase = 'still' | 'waiting' | 'running';

const visibleShare = 0.35;

/** Hides a chart until it is scrolled into view, then lets CSS draw it, once. */
function useRevealAnimation(
  stageRef: RefObject<HTMLDivElement | null>,
  isAnimated: boolean,
): RevealPhase {
  const [phase, setPhase] = useState<RevealPhase>('still');
  useLayoutEffect(() => {
    const stage = stageRef.current;
    if (!isAnimated || stage === null || typeof IntersectionObserver === 'undefined') return;
    setPhase('waiting');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setPhase('running');
      },
      { threshold: visibleShare },
    );
    observer.observe(stage);
    return () => observer.disconnect();
  }, [stageRef, isAnimated]);
  return phase;
}
