import type { Shape } from '../../shape';
import { chair } from './chair';
import type { ObjectFrame } from './frame';
import { handMirror } from './hand-mirror';
import { jars } from './jars';
import { scissors } from './scissors';

/** An object of a salon that is a chart, too. */
export type SalonObject = 'chair' | 'jars' | 'hand-mirror' | 'scissors';

const objects: Readonly<Record<SalonObject, (frame: ObjectFrame) => Shape[]>> = {
  chair,
  jars,
  'hand-mirror': handMirror,
  scissors,
};

/** Every object there is. `Object.keys` forgets that it knows the names. */
export const salonObjects = Object.keys(objects) as readonly SalonObject[];

export const objectShapes = (object: SalonObject, frame: ObjectFrame): Shape[] =>
  objects[object](frame);
