/** How running text is shown: as it is, or with the terms of the glossary marked. `met` are those that have been marked before. */
import { type ComponentChildren, createContext } from 'preact';

export type Mark = (text: string, met: Set<string>) => ComponentChildren;

export const plain: Mark = (text) => text;
export const MarkContext = createContext(plain);
