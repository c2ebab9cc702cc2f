/**
 * @example
 * withoutTrailingSlash('/about/') // => '/about'
 * withoutTrailingSlash('/') // => '/'
 */
export const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');
