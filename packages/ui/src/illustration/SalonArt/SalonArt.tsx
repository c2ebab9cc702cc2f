import { type ComponentPropsWithRef, useId, useMemo } from 'react';
import { Picture } from '../Picture';
import { backgroundShape } from '../shape';
import { type SalonArtSpec, salonArtBox, salonArtShapes } from './salon-art';

/** What `SalonArt` takes, besides the attributes of its element. */
export interface SalonArtProps
  extends SalonArtSpec,
    Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values' | 'viewBox'> {}

/** An `<svg>` with one large object of a salon; hidden from assistive technology. */
export function SalonArt({ object, values, background, ...rest }: SalonArtProps) {
  const id = useId();
  const shapes = useMemo(
    () => [backgroundShape(background), ...salonArtShapes({ object, values, background }, id)],
    [object, values, background, id],
  );
  return <Picture {...rest} viewBox={salonArtBox} shapes={shapes} />;
}
