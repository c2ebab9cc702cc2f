/** The oldest browsers that all works in, of the root's package.json, as build tools name them: `safari16.4`. */
export declare const oldestBrowsers: string[];
//# sourceMappingURL=oldest-browsers.d.ts.map
