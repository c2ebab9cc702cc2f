export default { experimental: { optimizePackageImports: ['@tallycomb/ui'] } };
