import { useMemo } from 'react';
import { Cursor } from '../plot/Cursor';
import { layouts } from '../plot/layout';
import * as styles from '../plot/Stage.css';
import { spoken, type TooltipText } from '../plot/tooltip';
import { tooltipGeometry } from '../plot/tooltip-geometry';
import { useChartCursor } from '../plot/use-chart-cursor';
import { CombPlot, Flags } from './CombPlot';
import { type CombChartGeometry, type CombChartModel, combChartGeometry } from './geometry';
import { nameOf } from './rows';

interface StageProps {
  readonly model: CombChartModel;
  /** Names the cursor. */
  readonly name: string;
}

interface OverlayProps {
  readonly geometry: CombChartGeometry;
  readonly index: number;
  readonly text: TooltipText | undefined;
}

function Overlay({ geometry, index, text }: OverlayProps) {
  const stop = geometry.stops[index];
  if (stop === undefined || text === undefined) {
    return <Flags geometry={geometry} covered={undefined} />;
  }
  const ys = stop.points.map(({ y }) => y);
  const tag = tooltipGeometry(text, stop.x, ys, geometry.plot);
  return (
    <>
      <Flags geometry={geometry} covered={tag} />
      <Cursor stop={stop} text={text} tag={tag} />
    </>
  );
}

function useGeometries(model: CombChartModel): CombChartGeometry[] {
  const { values, formatValue, you, youLabel, median, medianLabel } = model;
  return useMemo(() => {
    const same = { values, formatValue, you, youLabel, median, medianLabel };
    return layouts.map((layout) => combChartGeometry(same, layout));
  }, [values, formatValue, you, youLabel, median, medianLabel]);
}

function textAt(model: CombChartModel, index: number): TooltipText | undefined {
  const at = model.values[index];
  return at && { label: nameOf(model, index), lines: [model.formatValue(at.value)] };
}

/** The drawings of one chart, of which caption, cursor and table tell, and the range input that moves the cursor. */
export function CombStage({ model, name }: StageProps) {
  const geometries = useGeometries(model);
  const count = model.values.length;
  const { index, isShown, rangeProps, pointerProps } = useChartCursor(count);
  const text = textAt(model, index);
  return (
    <div className={styles.stage}>
      {geometries.map((geometry) => (
        <svg
          key={geometry.layout.name}
          className={styles.drawings[geometry.layout.name]}
          viewBox={`0 0 ${geometry.layout.width} ${geometry.layout.height}`}
          aria-hidden="true"
          {...pointerProps(geometry)}
        >
          <CombPlot geometry={geometry} />
          <Overlay geometry={geometry} index={index} text={isShown ? text : undefined} />
        </svg>
      ))}
      {text && count > 1 ? (
        <input
          type="range"
          {...rangeProps}
          className={styles.range}
          autoComplete="off"
          aria-label={name}
          aria-valuetext={spoken(text)}
        />
      ) : null}
    </div>
  );
}
