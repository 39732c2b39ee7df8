/** Words about the Forum Phase of Neutrals: 4.04 */
export const neutralForum = {} as const;
