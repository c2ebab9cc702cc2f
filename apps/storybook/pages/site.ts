/** Vite options for the site's pages: our sources, the site's constants and pictures. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pictures as drawPictures } from '../../site/build/pictures.ts';
import { definitions, readSiteConfig } from '../../site/build/read-site-config.ts';

const src = resolve(import.meta.dirname, '../../../packages/ui/src');

const pictures = new Map(drawPictures());

/** Matches the address of a picture in source code. */
const address = /(['"`])(\/(?:embed|guides|home|legal)\/[^'"`]*\.svg)/g;

/** Writes the pictures beside Storybook's files, with relative addresses that work below any path. */
const sitePictures: Plugin = {
  name: 'site-pictures',
  transform: {
    filter: { code: address },
    handler: (code) => ({ code: code.replace(address, '$1.$2'), map: null }),
  },
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const [path, source] of pictures) {
      this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    }
    // Style sheets are in a folder beside the pictures.
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replaceAll('url(/home/', 'url(../home/');
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const picture = pictures.get(request.url ?? '');
      if (picture === undefined) return next();
      response.setHeader('Content-Type', 'image/svg+xml').end(picture);
    });
  },
};

export const site = {
  resolve: {
    // Pages and stories share one copy of each component and its classes.
    alias: [
      { find: /^@tallycomb\/ui$/, replacement: `${src}/index.ts` },
      { find: /^@tallycomb\/ui\/styles$/, replacement: `${src}/styles-entry.ts` },
      { find: /^@tallycomb\/ui\/art$/, replacement: `${src}/art.ts` },
    ],
  },
  define: definitions(readSiteConfig({}).config, 0),
  plugins: [sitePictures],
};
