/** Which places a scenario is played with. */
import type { Content } from '../../rules/data/content.ts';

export type Place = number;

/** [MED.3-b] Cities of its territories, without those that it leaves out, then its barbarian areas. */
export const inPlay = (content: Content, scenario: string): readonly Place[] => {
  const played = content.scenarios.find((x) => x.id === scenario);
  if (!played) return [];
  const { territories, excludedCities, areas } = played;
  return [
    ...content.cities.flatMap(({ id, territory }, place) =>
      territories.includes(territory) && !excludedCities.includes(id) ? [place] : [],
    ),
    ...content.areas.flatMap(({ id }, area) => (areas.includes(id) ? [content.cities.length + area] : [])),
  ];
};
