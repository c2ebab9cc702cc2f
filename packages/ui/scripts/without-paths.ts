import { type Plugin, withText } from './output.ts';

/** Leaves out esbuild's remarks on where a library lay on the machine that built the package. */
export const withoutPaths: Plugin = {
  name: 'without-paths',
  setup(build) {
    build.onEnd((result) => {
      result.outputFiles = result.outputFiles?.map((file) =>
        file.path.endsWith('js')
          ? withText(file, file.text.replaceAll(/^\/\/ .*node_modules.*\n/gm, ''))
          : file,
      );
    });
  },
};
