import type { Shape } from '../../shape';
import { chair } from './chair';
import type { ObjectFrame } from './frame';
import { handMirror } from './hand-mirror';
import { jars } from './jars';
import { scissors } from './scissors';

const objects = { chair, jars, 'hand-mirror': handMirror, scissors } as const;

/** An object of a salon that is a chart, too. */
export type SalonObject = keyof typeof objects;

/** Every object there is. `Object.keys` forgets that it knows the names. */
export const salonObjects = Object.keys(objects) as readonly SalonObject[];

export const objectShapes = (object: SalonObject, frame: ObjectFrame): Shape[] =>
  objects[object](frame);
