/** What the Advanced Rules know that has no card, and no place of its own on the table. */
export const ADVANCED_THINGS = ['priest', 'advocate', 'disbanded', 'provincial', 'rebel-governor'] as const;
export type AdvancedThing = (typeof ADVANCED_THINGS)[number];
