import { createContext, useContext } from 'react';

/** The path of the page around: of one drawn ahead, that is not yet the address of the browser. */
export const PagePath = createContext('/');

export const usePagePath = () => useContext(PagePath);
