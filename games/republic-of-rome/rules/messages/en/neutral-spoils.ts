/** Words about the Spoils of the Senate: 4.05.4 */
export const neutralSpoils = {} as const;
