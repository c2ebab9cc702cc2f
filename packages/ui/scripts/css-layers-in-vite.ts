import type { Plugin } from 'vite';
import { inLayer, layerOrder } from './css-layers.ts';

const VIRTUAL = /\.vanilla\.css(\?.*)?$/;

/** Stories and tests run from the sources: their styles stand in the layers that are published. */
export const layers = (): Plugin => ({
  name: 'css-layers',
  enforce: 'pre',
  transform(css, id) {
    const file = id.replace(VIRTUAL, '');
    const layered = file === id ? css : inLayer(file, css);
    return layered === css ? null : { code: `${layerOrder}${layered}`, map: null };
  },
});
