/** Words about the Revenue Phase of Neutrals: 4.03 */
export const neutralRevenue = {} as const;
