import { type ComponentPropsWithRef, useId, useMemo } from 'react';
import { Picture } from '../Picture';
import { type CoverSpec, coverShapes, coverViewBox } from './cover';

/** What `GuideCover` takes, besides the attributes of its element. */
export interface GuideCoverProps
  extends CoverSpec,
    Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {}

/** An `<svg>` cover, drawn from the guide's slug; hidden from assistive technology. */
export function GuideCover({ slug, recipe, background, wide = false, ...rest }: GuideCoverProps) {
  const id = useId();
  const shapes = useMemo(
    () => coverShapes({ slug, recipe, background, wide }, id),
    [slug, recipe, background, wide, id],
  );
  return <Picture {...rest} viewBox={coverViewBox(wide)} shapes={shapes} />;
}
