/** Words about trades and Revolts of Neutrals, and the end: 4.06, 4.08 */
export const neutralRevolution = {} as const;
