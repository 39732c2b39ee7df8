/** The three drawings of the map: all of it, its west, its east. */
import type { Content } from '../../rules/data/content.ts';
import { PRINTED } from '../../rules/data/printed.ts';
import { inPlay } from './in-play.ts';

export const VIEW_NAMES = ['west', 'east', 'whole'] as const;
export type ViewName = (typeof VIEW_NAMES)[number];

/** The scenario whose places a drawing was made for. */
export const MODELS: Readonly<Record<ViewName, string>> = { west: '4W', east: '4E', whole: '8A' };

/** The smallest drawing with every place of the scenario; none for content with places of its own. */
export const viewFor = (content: Content, scenario: string): ViewName | undefined => {
  const needed = inPlay(content, scenario).map((place) => content.refs[place]!);
  return VIEW_NAMES.find((view) => {
    const drawn = new Set(inPlay(PRINTED, MODELS[view]).map((place) => PRINTED.refs[place]!));
    return needed.every((ref) => drawn.has(ref));
  });
};
